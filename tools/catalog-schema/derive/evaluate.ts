import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { reference, z, type Recorded } from './recorder'

export interface Collection {
  schema: Recorded
  /** Glob patterns of the files. Empty if a function finds them. */
  patterns: string[]
}

interface Stubs {
  z: typeof z
  reference: typeof reference
  defineCollection: (collection: unknown) => unknown
  glob: (options: { pattern: string | string[] }) => string[]
}

const stubNames = /^(?:astro:content|astro\/loaders|glob|uuid)$/

/**
 * Evaluates the content model of an unpacked core package with our recorder instead of zod.
 * @param packageDir folder with the package's `package.json`
 * @returns collections by name, and the package version
 * @throws if the model uses something that the recorder doesn't support
 */
export async function evaluateModel(
  packageDir: string,
): Promise<{ version: string; collections: Record<string, Collection> }> {
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as { version: string }
  const stubs: Stubs = {
    z,
    reference,
    defineCollection: (collection) => collection,
    glob: ({ pattern }) => [pattern].flat(),
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(packageDir, 'eventcatalog/src/content.config.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'recorder',
        setup(bundler) {
          bundler.onResolve({ filter: stubNames }, () => ({ path: 'stub', namespace: 'stub' }))
          bundler.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
            contents:
              'const { z, reference, defineCollection, glob } = globalThis.catalogStubs\nexport { z, reference, defineCollection, glob }\nexport const v4 = () => ""',
          }))
        },
      },
    ],
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-schema-'))
  try {
    Object.assign(globalThis, { catalogStubs: stubs })
    const file = path.join(folder, 'model.mjs')
    writeFileSync(file, outputFiles[0]?.text ?? '')
    const model = (await import(pathToFileURL(file).href)) as {
      collections: Record<string, { schema: Recorded; loader: string[] | (() => unknown) }>
    }
    const collections = Object.entries(model.collections).map(
      ([name, { schema, loader }]) => [name, { schema, patterns: Array.isArray(loader) ? loader : [] }] as const,
    )
    return { version, collections: Object.fromEntries(collections) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
