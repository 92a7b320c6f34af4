import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import { hashText } from '../kit/hash'

/** Packages that the code of a site loaded, by what they export. Stubs of missing packages are in it, too. */
const packageNames = new WeakMap<object, string>()

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/** The package that exports a function or object. Undefined if it's from the site itself. */
export const findPackageName = (value: unknown): string | undefined =>
  isObject(value) ? packageNames.get(value) : undefined

const stubs = new WeakSet<object>()

/** Whether a value stands for something from a package that isn't installed. */
export const isStub = (value: unknown): boolean => isObject(value) && stubs.has(value)

/** Replaces a package that isn't installed: any use of it gives the same again, and it isn't in the JSON. */
function createStub(name: string): unknown {
  const stub: unknown = new Proxy(() => stub, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      return key === 'then' || key === 'toJSON' ? undefined : stub
    },
    // The bundle copies a module's own keys, and looks up all others here.
    getPrototypeOf: () => stub as object,
  })
  stubs.add(stub as object)
  packageNames.set(stub as object, name)
  return stub
}

function remember(name: string, loaded: unknown): unknown {
  for (const value of [loaded, ...(isObject(loaded) ? (Object.values(loaded) as unknown[]) : [])])
    if (isObject(value) && !packageNames.has(value)) packageNames.set(value, name)
  return loaded
}

/** Runs a file of a Docusaurus site. Returns its default export, or what that returns, and a hash of its code. */
export async function runSiteFile(file: string): Promise<{ value: unknown; hash: string }> {
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
  const attempt = (name: string, find: (name: string) => unknown, toFallback: (name: string) => unknown): unknown => {
    try {
      return find(name)
    } catch (error) {
      // Packages may be missing, but not files of the site.
      const isFile = /^\.{0,2}\//.test(name)
      if (isFile && !/^Cannot find (module|package) '[^./]/.test((error as Error).message)) throw error
      return toFallback(name)
    }
  }
  const load = (name: string): unknown =>
    /^(\.|\/|node:)/.test(name) ? requireFromSite(name) : remember(name, requireFromSite(name))
  const requireOrStub = Object.assign(
    (name: string): unknown =>
      /^(node:)?module$/.test(name) ? { createRequire: () => requireOrStub } : attempt(name, load, createStub),
    { resolve: (name: string) => attempt(name, requireFromSite.resolve, () => name) },
  )
  const loadedModule = { exports: {} as { default?: unknown } }
  const code = bundle.outputFiles[0]?.text ?? ''
  const run = runInThisContext(`(function (module, exports, require, __dirname, __filename) {${code}\n})`, {
    filename: file,
  }) as (...values: unknown[]) => void
  run(loadedModule, loadedModule.exports, requireOrStub, path.dirname(file), file)
  const value = loadedModule.exports.default ?? loadedModule.exports
  return { value: await (typeof value === 'function' ? (value as () => unknown)() : value), hash: hashText(code) }
}
