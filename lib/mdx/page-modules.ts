import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as React from 'react'
import { build, transformSync, type BuildOptions, type Plugin } from 'esbuild'
import { resolveFromPage, serveImage } from '../content/images'
import { hashText } from '../kit/hash'
import { findDocusaurusModule } from './docusaurus-modules'
import { bundleIslands, islandModule, toIsland, type Islands } from './tree-islands'
import type { AuthorComponents, CompileContext } from './types'

export type Scope = Record<string, unknown>

interface LoadedModule {
  exports: Scope
  /** Files of the tree that it consists of, with content hashes. */
  files: Record<string, string>
  /** Its style sheets. */
  styles: string
  islands: Islands
}

const requireFromHere = createRequire(import.meta.url)
const pictures = /\.(png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf)$/i

const hashFile = (file: string) => hashText(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))

/**
 * Resolves what webpack resolves in a Docusaurus site: `@site/…`, `!!raw-loader!…`, pictures, and paths relative to a
 * linked folder.
 */
function resolveLikeDocusaurus(contentDir: string): Plugin {
  return {
    name: 'docusaurus',
    setup(bundle) {
      bundle.onResolve(
        { filter: /^(@theme(-original|-init)?|@docusaurus|@mdx-js)\/|^react(-dom)?($|\/)/ },
        ({ path: name }) => ({
          path: name,
          external: true,
        }),
      )
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
        contents: readFileSync(file, 'utf8'),
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
  private readonly contentDir: string

  constructor(
    contentDir: string,
    private readonly components: AuthorComponents,
  ) {
    this.contentDir = path.resolve(contentDir)
  }

  /**
   * Bundles a module and runs it.
   * @param target as in an import statement
   * @param file page that imports it, relative to the content folder
   * @throws if it can't be bundled, or fails when it's run
   */
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
    const findOutput = (ending: string) =>
      result.outputFiles.find(({ path: name }) => name.endsWith(ending))?.text ?? ''
    const loadedModule = { exports: {} as Scope }
    // oxlint-disable-next-line typescript/no-implied-eval -- the tree is trusted
    const run = new Function('module', 'exports', 'require', findOutput('.js')) as (...values: unknown[]) => void
    run(loadedModule, loadedModule.exports, (name: string) => this.require(name))
    const files = [...Object.keys(result.metafile.inputs), ...islands.files]
      .map((input) => path.relative(this.contentDir, path.resolve(this.contentDir, input.replace(/^\w+:/, ''))))
      .filter((name) => !name.startsWith('..') && !name.includes('node_modules') && name !== '<stdin>')
    const hashes = files.map((name) => [name, hashFile(path.join(this.contentDir, name))] as const)
    const found = {
      exports: loadedModule.exports,
      files: Object.fromEntries(hashes),
      styles: findOutput('.css') + islands.styles,
      islands,
    }
    loaded.set(key, found)
    return found
  }

  /**
   * Runs the declarations of a page.
   * @param source `export const` and similar statements, without imports
   * @param scope values that they can use
   * @returns what they export
   */
  run(source: string, scope: Scope): Scope {
    const { code } = transformSync(source, { loader: 'tsx', format: 'cjs', jsx: 'transform' })
    const loadedModule = { exports: {} as Scope }
    // Wrapped in a function, because a declaration can have the same name as a value in the scope.
    call(`(() => {${code}\n})()`, {
      ...scope,
      module: loadedModule,
      exports: loadedModule.exports,
      require: (name: string) => this.require(name),
    })
    const { default: _layout, ...named } = loadedModule.exports
    return named
  }

  /** The value of an expression. @throws if it fails */
  evaluate(source: string, scope: Scope): unknown {
    const { code } = transformSync(`(${source}\n)`, { loader: 'tsx', jsx: 'transform' })
    const rendered = Object.entries(this.components).map(([name, { render }]) => [name, render] as const)
    return call(`return ${code}`, { ...Object.fromEntries(rendered), ...scope })
  }

  private require(name: string): unknown {
    if (name === islandModule) return { toIsland }
    return findDocusaurusModule(name, this.contentDir, this.components) ?? requireFromHere(name)
  }
}

/**
 * Loads a module for a page, and notes what it needs.
 * @throws if it can't be bundled, or fails when it's run
 */
export async function loadModule(
  modules: PageModules,
  target: string,
  file: string,
  { styles, scripts, dependencies, problems }: CompileContext,
): Promise<LoadedModule> {
  const found = await modules.load(target, file)
  styles.add(found.styles)
  Object.assign(scripts, found.islands.scripts)
  Object.assign(dependencies, found.files)
  for (const problem of found.islands.problems) problems.warn(file, undefined, problem)
  return found
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
    const { exports } = await loadModule(modules, `@site/${given}`, given, context)
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
