import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { basePath } from '../kit/options'

/** What runs on every page; it imports the rest when a page needs it. */
const pageScripts = 'components/runtime/page-scripts.ts'

/** Folder of the scripts in an export. Their names hold a hash, so hosts let browsers keep them for ever. */
const folder = '_next/static/scripts'

/**
 * What draws a flowchart, which most diagrams are. Mermaid loads it in six steps, each of which waits for the one
 * before; in one file, it's a single request.
 */
const flowchartParts =
  /node_modules\/mermaid\/dist\/(mermaid\.core|chunks\/mermaid\.core\/(flowDiagram|dagre)-\w+)\.mjs$/

/** Values of the environment that Next.js writes into its scripts, and that these have to agree with. */
function listConstants(env: Record<string, string | undefined>): Record<string, string> {
  const isPublic = ([name, value]: [string, string | undefined]) =>
    value !== undefined && name.startsWith('NEXT_PUBLIC_')
  const all = [...Object.entries(env).filter(isPublic), ['NODE_ENV', 'production']]
  return Object.fromEntries(all.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]))
}

/**
 * Bundles what runs on a page before React does, apart from React.
 * @param out folder of the export
 * @param env public variables as `next build` has them
 * @returns address of the script that every page loads, with the folder that the site is served from
 * @throws when a module cannot be bundled, or imports React
 */
export async function writePageScripts(
  out: string,
  env: Record<string, string | undefined>,
  entry = pageScripts,
): Promise<string> {
  const { output } = await build({
    input: { page: entry },
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    logLevel: 'warn',
    // Names that are not public are nothing in a browser.
    transform: { target: 'es2022', define: { ...listConstants(env), 'process.env': '{}' } },
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
  const react = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .find((name) => /node_modules\/(react|react-dom|next)\//.test(name))
  if (react !== undefined)
    throw new Error(`${entry} imports ${react}. Expected scripts without React: ask loadReactPart() for what it draws.`)
  const [page] = chunks.filter(({ isEntry }) => isEntry)
  if (page === undefined) throw new Error(`${entry} was not bundled.`)
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
  env: Record<string, string | undefined>,
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
