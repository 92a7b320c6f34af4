import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'

/**
 * Runs a JavaScript file of a Docusaurus site and prints a zero byte and its default export as JSON:
 * `load-docusaurus.ts FILE`. Runs in a separate process, because it's someone else's code.
 */

/** Stands in for a package that isn't installed: every property and call returns the stub, and JSON omits it. */
function createStub(name: string): unknown {
  const stub: unknown = new Proxy(
    Object.assign(() => stub, { packageName: name }),
    {
      get: (target, key) => {
        if (key === 'packageName') return target.packageName
        if (key === Symbol.toPrimitive) return () => ''
        if (key === Symbol.iterator) return () => [][Symbol.iterator]()
        return key === 'then' || key === 'toJSON' ? undefined : stub
      },
      // The bundle copies a module's own keys, and looks up all others here.
      getPrototypeOf: () => stub as object,
    },
  )
  return stub
}

async function load(file: string): Promise<unknown> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href), 'import.meta.dirname': '__dirname' },
    logLevel: 'silent',
  })
  const requireFromSite = createRequire(file)
  const attempt = (name: string, find: () => unknown, fallback: unknown): unknown => {
    try {
      return find()
    } catch (error) {
      // Packages may be missing, but not files of the site.
      const isFile = /^\.{0,2}\//.test(name)
      if (isFile && !/^Cannot find (module|package) '[^./]/.test((error as Error).message)) throw error
      return fallback
    }
  }
  const requireOrStub = Object.assign(
    (name: string): unknown =>
      /^(node:)?module$/.test(name)
        ? { createRequire: () => requireOrStub }
        : attempt(name, () => requireFromSite(name), createStub(name)),
    { resolve: (name: string) => attempt(name, () => requireFromSite.resolve(name), name) },
  )
  const loadedModule = { exports: {} as { default?: unknown } }
  const code = bundle.outputFiles[0]?.text ?? ''
  const run = runInThisContext(`(function (module, exports, require, __dirname, __filename) {${code}\n})`, {
    filename: file,
  }) as (...values: unknown[]) => void
  run(loadedModule, loadedModule.exports, requireOrStub, path.dirname(file), file)
  const value = loadedModule.exports.default ?? loadedModule.exports
  return typeof value === 'function' ? (value as () => unknown)() : value
}

/** Plugins are functions, or packages that aren't installed. Their names are enough. */
function nameFunctions(_: string, value: unknown): unknown {
  return typeof value === 'function' ? ((value as { packageName?: string }).packageName ?? value.name) : value
}

const [, , file = ''] = process.argv
process.stdout.write(`\0${JSON.stringify(await load(file), nameFunctions)}`)
