import { cpSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { afterEach, expect, test, vi } from 'vitest'
import { compilerSources, marketingSources } from '@/lib/export/compiler'
import { makeTree, toPage } from '../../support/tree'

const body = 'New <Since version="2.40.0" />: [read on](/docs/other).'
const tree = {
  'docs/a.mdx': toPage(body, { title: 'A' }),
  'docs/other.mdx': toPage('Text.', { title: 'Other' }),
}

/** Builds the tree like a new process would. @returns its first page, and a copy of the cache it left */
async function buildAt(basePath: string, cache?: string) {
  vi.stubEnv('BASE_PATH', basePath)
  vi.resetModules()
  const { startPipeline } = await import('../../support/pipeline')
  const pipeline = await startPipeline()
  try {
    if (cache !== undefined) cpSync(cache, '.cache', { recursive: true })
    const { compiled } = await pipeline.build(tree)
    return { compiled, html: pipeline.getBody('docs/a.mdx').html, cache: copyCache(pipeline.workspace) }
  } finally {
    pipeline.stop()
  }
}

function copyCache(workspace: string): string {
  const copy = makeTree({})
  cpSync(path.join(workspace, '.cache'), copy, { recursive: true })
  return copy
}

afterEach(() => vi.unstubAllEnvs())

test('a warm cache returns the same pages for a base path as a cold one', async () => {
  const root = await buildAt('')
  expect(root.html).toContain('href="/docs/development/releases#v2.40.0"')
  const cold = await buildAt('/preview/pr-12')
  const warm = await buildAt('/preview/pr-12', root.cache)
  expect(warm.html).toBe(cold.html)
  expect(warm.html).toContain('href="/preview/pr-12/docs/development/releases#v2.40.0"')
  const back = await buildAt('', warm.cache)
  expect([back.html, back.compiled]).toEqual([root.html, 0])
})

/** Imported for data that's part of the key itself: the plugin table, the integrations menu. */
const readers = ['lib/content', 'lib/docs', 'lib/blog', 'lib/integrations']
/** Hashed by `getDrawingsHash`. */
const drawings = ['lib/catalog', 'components/diagrams']

test("the key covers every module that affects a page's HTML", async () => {
  const { output } = await build({
    input: ['lib/mdx/compile.ts', 'lib/export/compiler.ts', 'components/mdx/author-components.ts'],
    platform: 'node',
    tsconfig: 'tsconfig.json',
    write: false,
    external: (id) => !id.startsWith('.') && !id.startsWith('@/') && !path.isAbsolute(id),
  })
  const modules = output
    .filter((file) => file.type === 'chunk')
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([file]) => path.relative(process.cwd(), file))
  expect(modules).toContain('components/mdx/badges.tsx')
  const covered = [...compilerSources, ...marketingSources, ...readers, ...drawings]
  const missing = modules.filter((file) => !covered.some((source) => file === source || file.startsWith(`${source}/`)))
  expect(missing, "modules that lib/export/compiler.ts doesn't hash").toEqual([])
})
