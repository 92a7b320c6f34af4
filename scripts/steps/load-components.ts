import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { AuthorComponents } from '@/lib/mdx/types'

const folder = path.resolve('.cache/dev')
let count = 0

/** Bundles components, which may have changed, and imports the rest from the running process, which has its state. */
const onlyComponents: Plugin = {
  name: 'only-components',
  setup(builder) {
    builder.onResolve({ filter: /./ }, async ({ path: name, pluginData, ...options }) => {
      if (pluginData === 'resolving' || options.kind === 'entry-point') return undefined
      if (!/^(\.|@\/)/.test(name)) return { path: name, external: true }
      const found = await builder.resolve(name, { ...options, pluginData: 'resolving' })
      const isComponent = found.path.startsWith(path.resolve('components') + path.sep)
      return isComponent ? found : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/**
 * Loads the components that authors can use as they are on disk now, for development.
 * @throws if one can't be compiled, with file and line
 */
export async function loadAuthorComponents(): Promise<AuthorComponents> {
  if (count === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const outfile = path.join(folder, `components-${count++}.mjs`)
  await build({
    entryPoints: ['components/mdx/author-components.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [onlyComponents],
  })
  const loaded = (await import(pathToFileURL(outfile).href)) as { authorComponents: AuthorComponents }
  return loaded.authorComponents
}
