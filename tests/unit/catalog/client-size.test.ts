import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

/** Size of a module with all its imports, as delivered to browsers. */
async function measure(file: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Only loaded for pages with a diagram.
    external: ['*/mermaid.element'],
    alias: { '@': process.cwd() },
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
}

describe('The client code of drawings', () => {
  test('is at most 25 kB (gzip), and actually a fifth of that', async () => {
    const graph = await measure('components/diagrams/catalog-graph.element.ts')
    const walk = await measure('components/diagrams/flow-walk.element.ts')
    const live = await measure('components/diagrams/live-catalog.element.ts')
    console.log(`catalog-graph ${graph} bytes, flow-walk ${walk} bytes, live-catalog with both ${live} bytes (gzip)`)
    expect(graph).toBeGreaterThan(500)
    expect(graph).toBeLessThanOrEqual(5_000)
    expect(walk).toBeLessThanOrEqual(3_000)
    expect(live).toBeGreaterThan(graph)
    expect(live).toBeLessThanOrEqual(8_000)
  })
})
