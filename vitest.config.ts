import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    include: ['tests/{unit,components,content,build,examples}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // By default one core is left to a person who works beside the tests.
    maxWorkers: '100%',
    reporters: ['default'],
  },
})
