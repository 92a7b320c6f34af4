import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as React from 'react'
import { build, transformSync, type BuildOptions, type Plugin } from 'esbuild'
import { resolveFromPage, serveImage } from '../content/images'
import { hashText } from '../kit/hash'
import { findDocusaurusModule, listRenderers } from './docusaurus-modules'
import { bundleIslands, findText, islandModule, toIsland, type Islands } from './tree-islands'
import type { AuthorComponents, CompileContext } from './types'

export type Scope = Record<string, unknown>

/** What a module exports and needs: its files in the tree with content hashes, its style sheets and its islands. */
interface LoadedModule {
  exports: Scope
  files: Record<string, string>
  styles: string
  islands: Islands
}

const requireFromHere = createRequire(import.meta.url)
const pictures = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf)$/i

/** Hash of a text file, with any line endings. */
export const hashFile = (file: string) => hashText(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))

/** Resolves what webpack does in a Docusaurus site: `@site/…`, `!!raw-loader!…`, pictures, linked folders. */
function resolveLikeDocusaurus(contentDir: string): Plugin {
  return {
    name: 'docusaurus',
    setup(bundle) {
      const external = /^(@theme(-original|-init)?|@docusaurus|@mdx-js)\/|^react(-dom)?($|\/)/
      bundle.onResolve({ filter: external }, ({ path: name }) => ({ path: name, external: true }))
      bundle.onResolve({ filter: /^!!raw-loader!/ }, async ({ path: name, importer, resolveDir, kind }) => {
        const found = await bundle.resolve(name.replace('!!raw-loader!', ''), { importer, resolveDir, kind })
        return { ...found, namespace: 'raw' }
      })
      bundle.onResolve({ filter: /^@site\// }, ({ path: name, kind }) =>
        bundle.resolve(`./${name.slice('@site/'.length)}`, { resolveDir: contentDir, kind }),
      )
      bundle.onResolve({ filter: /^\.\.?\// }, ({ path: name, resolveDir, kind }) => {
        const file = resolveFromPage(resolveDir, 'page', name)
        if (kind === 'url-token') return { path: toServed(contentDir, file) ?? name, external: true }
        return file !== undefined && pictures.test(file) ? { path: file, namespace: 'file' } : undefined
      })
      bundle.onLoad({ filter: /.*/, namespace: 'raw' }, ({ path: file }) => ({
        contents: readFileSync(file),
        loader: 'text',
      }))
      bundle.onLoad({ filter: pictures, namespace: 'file' }, ({ path: file }) => toPicture(contentDir, file))
      bundle.onLoad({ filter: pictures }, ({ path: file }) => toPicture(contentDir, file))
    },
  }
}

const toServed = (contentDir: string, file = '') =>
  serveImage(contentDir, path.relative(contentDir, file), `./${path.basename(file)}`)?.src

/** The address of a file. An SVG is a component, as in Docusaurus. */
function toPicture(contentDir: string, file: string) {
  const address = JSON.stringify(toServed(contentDir, file))
  if (!file.toLowerCase().endsWith('.svg')) return { contents: `export default ${address}` }
  const contents = `import { createElement } from 'react'
    export default (props) => createElement('img', { alt: '', src: ${address}, ...props })`
  return { contents, resolveDir: contentDir }
}

/** The first error of a bundle, without the position in our own entry file. */
export function toReason({ message }: Error): string {
  const [first = ''] = message.replace(/^Build failed.*\n/, '').split('\n')
  return first.replace(/^<stdin>:\S+ /, '').replace(/^(.*)ERROR: (\[plugin: \w+\] )?/, '$1')
}

const loaded = new Map<string, LoadedModule>()

const isCurrent = ({ files }: LoadedModule, contentDir: string) =>
  Object.entries(files).every(([file, hash]) => hashFile(path.join(contentDir, file)) === hash)

/** Compiles and runs components of a tree, and expressions of its pages. Only for content that's trusted. */
export class PageModules {
  /** @param contentDir absolute path of the tree */
  constructor(
    private readonly contentDir: string,
    private readonly components: AuthorComponents,
  ) {}

  /** Bundles and runs a module that a page imports. @throws if it can't be bundled, or fails when it's run */
  async load(target: string, file: string): Promise<LoadedModule> {
    const folder = path.dirname(file)
    const key = [this.contentDir, target, target.includes('./') ? folder : ''].join('\0')
    const known = loaded.get(key)
    if (known !== undefined && isCurrent(known, this.contentDir)) return known
    const options = {
      absWorkingDir: this.contentDir,
      external: [islandModule],
      bundle: true,
      write: false,
      outdir: this.contentDir,
      format: 'cjs',
      platform: 'node',
      jsx: 'automatic',
      preserveSymlinks: true,
      loader: { '.js': 'jsx', '.css': 'css', '.module.css': 'local-css', '.scss': 'empty' },
      plugins: [resolveLikeDocusaurus(this.contentDir)],
      // Without short names, which classes of several style sheets would share.
      minifySyntax: true,
      minifyWhitespace: true,
      metafile: true,
      logLevel: 'silent',
    } satisfies BuildOptions
    const islands: Islands = { scripts: {}, styles: '', files: [], problems: [] }
    const result = await build({
      ...options,
      stdin: {
        contents: `module.exports = require(${JSON.stringify(target)})`,
        resolveDir: path.join(this.contentDir, folder),
      },
      plugins: [bundleIslands(options, islands), ...options.plugins],
    })
    const files = [...Object.keys(result.metafile.inputs), ...islands.files]
      .map((input) => path.relative(this.contentDir, path.resolve(this.contentDir, input.replace(/^\w+:/, ''))))
      .filter((name) => !name.startsWith('..') && !name.includes('node_modules') && name !== '<stdin>')
    const hashes = files.map((name) => [name, hashFile(path.join(this.contentDir, name))] as const)
    const found: LoadedModule = {
      exports: this.runModule(findText(result.outputFiles, '.js')),
      files: Object.fromEntries(hashes),
      styles: findText(result.outputFiles, '.css') + islands.styles,
      islands,
    }
    loaded.set(key, found)
    return found
  }

  /** Runs `export const` and similar statements of a page, without imports. Returns what they export. */
  run(source: string, scope: Scope): Scope {
    const { code } = transformSync(source, { loader: 'tsx', format: 'cjs', jsx: 'transform' })
    const { default: _layout, ...named } = this.runModule(code, scope)
    return named
  }

  /** The value of an expression. @throws if it fails */
  evaluate(source: string, scope: Scope): unknown {
    const { code } = transformSync(`(${source}\n)`, { loader: 'tsx', jsx: 'transform' })
    return call(`return ${code}`, { ...listRenderers(this.components), ...scope })
  }

  /** Runs a CommonJS module. @returns its exports */
  private runModule(code: string, scope: Scope = {}): Scope {
    const loadedModule = { exports: {} as Scope }
    const require = (name: string): unknown => {
      if (name === islandModule) return { toIsland }
      return findDocusaurusModule(name, this.contentDir, this.components) ?? requireFromHere(name)
    }
    // Wrapped in a function, because a declaration can have the same name as a value in the scope.
    call(`(() => {${code}\n})()`, { ...scope, module: loadedModule, exports: loadedModule.exports, require })
    return loadedModule.exports
  }
}

/** Loads a module for a page, and notes what it needs. @throws if it can't be bundled, or fails when it's run */
export async function loadModule(
  modules: PageModules,
  target: string,
  file: string,
  { styles, scripts, dependencies, problems }: CompileContext,
): Promise<Scope> {
  const found = await modules.load(target, file)
  styles.add(found.styles)
  Object.assign(scripts, found.islands.scripts)
  Object.assign(dependencies, found.files)
  for (const problem of found.islands.problems) problems.warn(file, undefined, problem)
  return found.exports
}

/** Loads the components that every page of a Docusaurus site can use without importing them. */
export async function loadGlobals(context: CompileContext): Promise<void> {
  const { modules, contentDir, components, problems, scope } = context
  const files = ['MDXComponents', 'MDXComponents/index'].flatMap((name) =>
    ['tsx', 'ts', 'jsx', 'js'].map((ending) => `src/theme/${name}.${ending}`),
  )
  const given = files.find((file) => existsSync(path.join(contentDir, file)))
  if (modules === undefined || given === undefined) return
  try {
    const exports = await loadModule(modules, `@site/${given}`, given, context)
    for (const [name, component] of Object.entries(exports.default as Scope))
      if (component !== components[name]?.render && /^\w+$/.test(name)) scope[name] = component
  } catch (error) {
    problems.warn(given, undefined, `Its components can’t be used: ${toReason(error as Error)}`)
  }
}

function call(code: string, values: Scope): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- the tree is trusted
  const run = new Function('React', ...Object.keys(values), code) as (...values: unknown[]) => unknown
  return run(React, ...Object.values(values))
}
