import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, watch, type InputOptions, type Plugin } from 'rolldown'
import { basePath } from '../kit/options'
import type { PageChange } from './page-files'

/** Entry point for every page. It imports other scripts on demand. */
const pageScripts = 'components/islands/page-scripts.ts'

/** Script folder in an export. File names contain a hash, so browsers can cache them forever. */
const folder = '_next/static/scripts'

/** Renders flowcharts, the most common diagrams. Mermaid would load it in six sequential requests. */
const flowchartParts =
  /node_modules\/mermaid\/dist\/(mermaid\.core|chunks\/mermaid\.core\/(flowDiagram|dagre)-\w+)\.mjs$/

/** Bundles workers that code starts with `new Worker(new URL('./name.worker.ts', import.meta.url))`. */
const bundleWorkers: Plugin = {
  name: 'bundle-workers',
  transform(code, file) {
    if (!code.includes('.worker.ts')) return null
    return code.replaceAll(/new URL\('(\.\/[\w-]+)\.worker\.ts', import\.meta\.url\)/g, (_, name: string) => {
      const id = path.resolve(path.dirname(file), `${name}.worker.ts`)
      return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id, name: path.basename(name) })}`
    })
  },
}

type Variables = Record<string, string | undefined>

/** @param env environment variables. Only public ones reach the browser, under Next.js's names. */
function toInput(entry: string, env: Variables, mode: 'development' | 'production'): InputOptions {
  const define: Record<string, string> = { 'process.env': '{}' }
  for (const [name, value] of Object.entries({ ...env, NODE_ENV: mode }))
    if (value !== undefined && /^(NEXT_PUBLIC_|NODE_ENV$)/.test(name))
      define[`process.env.${name}`] = JSON.stringify(value)
  return {
    input: { page: entry },
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    plugins: [bundleWorkers],
    logLevel: 'warn',
    // Islands that are also server-rendered have "use client", which only matters to Next.js.
    checks: { moduleLevelDirective: false },
    transform: { target: 'es2022', define },
  }
}

/**
 * Bundles the page scripts: one entry file, and chunks that it imports, such as React. Returns the URL of the entry.
 * @throws if a module can't be bundled, or the entry file contains React
 */
export async function writePageScripts(out: string, env: Variables, entry = pageScripts): Promise<string> {
  const { output } = await build({
    ...toInput(entry, env, 'production'),
    output: {
      dir: path.join(out, folder),
      format: 'esm',
      minify: true,
      comments: false,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[hash].js',
      codeSplitting: { groups: [{ name: 'flowchart', test: flowchartParts }] },
    },
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  // Workers are entries too.
  const page = chunks.find(({ isEntry, name }) => isEntry && name === 'page')
  if (page === undefined) throw new Error(`${entry} was not bundled.`)
  const first = chunks.filter(({ fileName }) => fileName === page.fileName || page.imports.includes(fileName))
  const react = first.flatMap(({ moduleIds }) => moduleIds).find((name) => /node_modules\/react(-dom)?\//.test(name))
  if (react !== undefined)
    throw new Error(`${entry} imports ${react}. Expected React in islands only: load those with import().`)
  return `${basePath}/${folder}/${page.fileName}`
}

/** Result of the last build, reused while the code stays the same. */
const cacheFolder = '.cache/scripts'

/** Like `writePageScripts`, but reuses the previous build's output if the code hasn't changed. */
export async function bringPageScripts(
  out: string,
  env: Variables,
  source: string,
  { entry = pageScripts, kept = cacheFolder } = {},
): Promise<string> {
  const stamp = path.join(kept, 'made.json')
  const known = existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Record<string, string>) : {}
  let { address } = known
  if (address === undefined || known.source !== source) {
    rmSync(kept, { recursive: true, force: true })
    address = await writePageScripts(kept, env, entry)
    writeFileSync(stamp, JSON.stringify({ source, address }))
  }
  cpSync(path.join(kept, folder), path.join(out, folder), { recursive: true })
  return address
}

/** Rebuilds the page scripts whenever one of their files changes. The first build doesn't call `onRebuild`. */
export function watchPageScripts(out: string, env: Variables, onRebuild: () => void): string {
  const output = { dir: out, format: 'esm' as const, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  let isFirst = true
  watch({ ...toInput(pageScripts, env, 'development'), output }).on('event', async (event) => {
    if (event.code === 'ERROR') console.warn(event.error.message)
    if (event.code === 'BUNDLE_END') await event.result.close()
    if (event.code !== 'END') return
    if (!isFirst) onRebuild()
    isFirst = false
  })
  return `${basePath}${out.replace(/^public/, '')}/page.js`
}

/** A hash of an export's scripts and style sheets, based on their names, which contain hashes. */
function hashAssets(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|js)$/.test(name))
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12)
}

/** Adds the script to pages with styles. Redirect stubs have none. */
export function addPageScript(folder: string, script: string): PageChange {
  const element = `<script type="module" src="${script}" data-assets="${hashAssets(folder)}"></script></head>`
  return (html) => (html.includes('<link rel="stylesheet"') ? html.replace('</head>', () => element) : html)
}
