import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    include: ['tests/{unit,components,content,build,examples}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    reporters: ['default'],
  },
})
