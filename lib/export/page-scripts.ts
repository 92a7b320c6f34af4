import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, watch, type InputOptions } from 'rolldown'
import { basePath } from '../kit/options'
import type { PageFiles } from './page-files'

/** What runs on every page. It imports the rest when a page needs it. */
const pageScripts = 'components/islands/page-scripts.ts'

/** Folder of the scripts in an export. Their names hold a hash, so hosts let browsers keep them for ever. */
const folder = '_next/static/scripts'

/**
 * What draws a flowchart, which most diagrams are. Mermaid loads it in six steps, each of which waits for the one
 * before; in one file, it's a single request.
 */
const flowchartParts =
  /node_modules\/mermaid\/dist\/(mermaid\.core|chunks\/mermaid\.core\/(flowDiagram|dagre)-\w+)\.mjs$/

type Variables = Record<string, string | undefined>

/** @param env of which only public values reach a browser, under the names that Next.js knows them by */
function toInput(entry: string, env: Variables, mode: 'development' | 'production'): InputOptions {
  const known = Object.entries({ ...env, NODE_ENV: mode }).filter(
    ([name, value]) => value !== undefined && /^(NEXT_PUBLIC_|NODE_ENV$)/.test(name),
  )
  const constants = known.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)] as const)
  return {
    input: { page: entry },
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    logLevel: 'warn',
    // Islands that the server draws too say "use client", which means something to Next only.
    checks: { moduleLevelDirective: false },
    transform: { target: 'es2022', define: { ...Object.fromEntries(constants), 'process.env': '{}' } },
  }
}

/**
 * Bundles the scripts of pages: one file for every page, and the rest, such as React, in files that it imports.
 * @param out folder of the export
 * @param env public variables as `next build` has them
 * @returns address of the script that every page loads, with the folder that the site is served from
 * @throws when a module can't be bundled, or the file for every page contains React
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
  const [page] = chunks.filter(({ isEntry }) => isEntry)
  if (page === undefined) throw new Error(`${entry} was not bundled.`)
  const first = chunks.filter(({ fileName }) => fileName === page.fileName || page.imports.includes(fileName))
  const react = first.flatMap(({ moduleIds }) => moduleIds).find((name) => /node_modules\/react(-dom)?\//.test(name))
  if (react !== undefined)
    throw new Error(`${entry} imports ${react}. Expected React in islands only: load those with import().`)
  return `${basePath}/${folder}/${page.fileName}`
}

interface Made {
  source: string
  address: string
}

/** What was made last, for as long as the code is the same. */
const keptFolder = '.cache/scripts'

/**
 * The same, taken from the build before where its code was the same.
 * @param source hash of the code and of the public variables
 */
export async function bringPageScripts(
  out: string,
  env: Variables,
  source: string,
  { entry = pageScripts, kept = keptFolder } = {},
): Promise<string> {
  const stamp = path.join(kept, 'made.json')
  const known = existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Made) : undefined
  const made = known?.source === source ? known : await make()
  cpSync(path.join(kept, folder), path.join(out, folder), { recursive: true })
  return made.address

  async function make(): Promise<Made> {
    rmSync(kept, { recursive: true, force: true })
    const fresh = { source, address: await writePageScripts(kept, env, entry) }
    writeFileSync(stamp, JSON.stringify(fresh))
    return fresh
  }
}

/**
 * Bundles the scripts of pages again whenever one of their files changes.
 * @param out folder below `public`
 * @param tell called after each time but the first
 * @returns address of the script that every page loads
 */
export function watchPageScripts(out: string, env: Variables, tell: () => void): string {
  const output = { dir: out, format: 'esm' as const, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  let isFirst = true
  watch({ ...toInput(pageScripts, env, 'development'), output }).on('event', async (event) => {
    if (event.code === 'ERROR') console.warn(event.error.message)
    if (event.code === 'BUNDLE_END') await event.result.close()
    if (event.code !== 'END') return
    if (!isFirst) tell()
    isFirst = false
  })
  return `${basePath}${out.replace(/^public/, '')}/page.js`
}

/** Changes with every script and style sheet of an export: all of them have a hash in their names. */
function hashAssets(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|js)$/.test(name))
  return createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12)
}

/**
 * Puts the script into every page that has styles; stubs of redirects have none.
 * @param script its address
 */
export function addPageScript(pages: PageFiles, folder: string, script: string): void {
  const element = `<script type="module" src="${script}" data-assets="${hashAssets(folder)}"></script></head>`
  for (const [name, html] of pages)
    if (html.includes('<link rel="stylesheet"'))
      pages.set(
        name,
        html.replace('</head>', () => element),
      )
}
