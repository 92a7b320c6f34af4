import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement, Fragment, isValidElement, type ElementType, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild'
import { hashText } from '../kit/hash'
import { withBase } from '../kit/urls'

/** Collected while a bundle is built: scripts for the browser by name, and problems of components that aren't islands. */
export interface Islands {
  scripts: Record<string, string>
  styles: string
  files: string[]
  problems: string[]
}

/** Imported by the code below, and provided by `PageModules`. */
export const islandModule = 'tree-island'

/** Only comments can come before it. */
const directive = /^(\s|\/\/.*|\/\*[^]*?\*\/)*(['"])use client\2/

/** Uses the React of the site's own islands. `components/mdx/tree-island.element.tsx` provides it. */
const sharedReact: Plugin = {
  name: 'shared-react',
  setup(bundle) {
    const namespace = 'shared-react'
    const filter = /^(react|react-dom|react\/jsx-runtime)$/
    bundle.onResolve({ filter }, ({ path: name }) => ({ path: name, namespace }))
    bundle.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
      contents: `module.exports = globalThis.treeReact[${JSON.stringify(name)}]`,
    }))
    bundle.onResolve({ filter: /^(@theme|@docusaurus)/ }, ({ path: name }) => ({
      errors: [{ text: `${name} is only available on the server` }],
    }))
  },
}

/** The output of a bundle with a file name ending. Empty if there is none. */
export const findText = (files: readonly OutputFile[] = [], ending: string) =>
  files.find(({ path: name }) => name.endsWith(ending))?.text ?? ''

/** Makes islands of components whose file starts with 'use client': bundles them for the browser, too. */
export function bundleIslands(options: BuildOptions, islands: Islands): Plugin {
  async function bundleTwice(file: string): Promise<string> {
    const entry = { ...options, entryPoints: [file], define: { 'process.env.NODE_ENV': '"production"' } }
    const plugins = [sharedReact, ...(options.plugins ?? [])]
    const browser = await build({ ...entry, plugins, format: 'esm', platform: 'browser', target: 'es2022' })
    const server = await build(entry)
    const script = findText(browser.outputFiles, '.js')
    const name = `${path.basename(file).replace(/\.\w+$/, '')}.${hashText(script).slice(0, 10)}.js`
    const names = Object.values(browser.metafile?.outputs ?? {}).flatMap(({ exports }) => exports)
    islands.scripts[name] = script
    islands.files.push(...Object.keys(server.metafile?.inputs ?? {}))
    islands.styles += findText(server.outputFiles, '.css')
    return [
      `import { toIsland } from '${islandModule}'`,
      `const module = { exports: {} }`,
      `;((module, exports) => {${findText(server.outputFiles, '.js')}\n})(module, module.exports)`,
      ...names.map((key, index) => {
        const value = `toIsland(module.exports.${key}, '${key}', '${name}')`
        return `const island${index} = ${value}\nexport { island${index} as ${key} }`
      }),
    ].join('\n')
  }
  return {
    name: 'islands',
    setup(bundle) {
      bundle.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path: file }) => {
        if (file.includes('node_modules') || !directive.test(readFileSync(file, 'utf8'))) return undefined
        try {
          return { contents: await bundleTwice(file), resolveDir: path.dirname(file), loader: 'js' }
        } catch (error) {
          const [first] = (error as { errors?: { text: string }[] }).errors ?? []
          islands.problems.push(`${path.basename(file)} isn’t interactive: ${first?.text ?? (error as Error).message}.`)
          return undefined
        }
      })
    },
  }
}

let report: (problem: string) => unknown = () => undefined

export function renderWithIslands(onProblem: (problem: string) => void, render: () => string): string {
  // Components are rendered twice, to find out if they fail.
  const problems = new Set<string>()
  report = (problem) => problems.add(problem)
  const html = render()
  for (const problem of problems) onProblem(problem)
  return html
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !isValidElement(value) && Object.values(value).every(isPlain)
    : typeof value !== 'function' && typeof value !== 'symbol'

export const isComponent = (value: unknown): value is ElementType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

/** Wraps a component in an element that hydrates it in the browser. Other exports of a file stay as they are. */
export function toIsland(value: unknown, name: string, script: string): unknown {
  // Hooks and other functions of the file aren't for pages.
  if (!isComponent(value) || !/^([A-Z]|default$)/.test(name)) return value
  return ({ children, ...props }: { children?: ReactNode }) => {
    const unusable = Object.entries(props).find(([, prop]) => !isPlain(prop))?.[0]
    if (unusable !== undefined) {
      const name = script.replace(/\.\w+\.js$/, '')
      report(`A component of ${name} isn’t interactive: its property "${unusable}" isn’t data.`)
      return createElement(value, props, children)
    }
    const isData = children === undefined || typeof children === 'string' || typeof children === 'number'
    const given = isData ? { ...props, children } : props
    const __html = isData ? '' : renderToStaticMarkup(createElement(Fragment, null, children))
    const slot = { style: { display: 'contents' }, dangerouslySetInnerHTML: { __html } }
    const element = createElement(value, given, ...(isData ? [] : [createElement('tree-slot', slot)]))
    return createElement('tree-island', {
      src: withBase(`/_content/${script}`),
      'data-name': name,
      'data-props': JSON.stringify(given),
      // With the comments that hydration needs between texts.
      dangerouslySetInnerHTML: { __html: renderToString(element) },
    })
  }
}
