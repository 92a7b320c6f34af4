import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { ProcessTree } from '../build/process-tree'

export interface BenchRow {
  pages: number
  'clean s': number
  'after edit s': number
  /** Peak memory of all the build's processes together. */
  'peak MB': number
  'HTML kB': number
  'HTML gzip kB': number
  'out/ kB a page': number
  /** Before any interaction. */
  'JS gzip kB': number
  'CSS gzip kB': number
  files: number
  /** Everything that search can load. */
  'search kB': number
}

const words =
  'order route parcel courier depot event command query service channel schema version owner domain producer consumer'.split(
    ' ',
  )

/** A seeded random number generator, for reproducible runs. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Pages per folder and folders per section. Larger sites have more sections, like real ones. */
const perFolder = 20
const perSection = 20 * perFolder

const toFolder = (index: number) =>
  `section-${Math.floor(index / perSection)}/group-${Math.floor(index / perFolder) % (perSection / perFolder)}`

/** A page of about 8 kB with three code blocks, a table and an admonition. */
function writePage(index: number, extra: string): string {
  const random = createRandom(index + 1)
  const word = () => words[Math.floor(random() * words.length)] ?? ''
  const sentence = () => `The ${Array.from({ length: 14 }, word).join(' ')} is described here.`
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ')
  const yaml = [
    '---',
    `id: Order${index}`,
    `name: Order ${index}`,
    'version: 1.0.0',
    'summary: |',
    '  A customer has placed an order',
    'owners:',
    '  - ordering-team',
    'sends:',
    '  - id: OrderPlaced',
    '    version: 2.0.0',
    '---',
  ].join('\n')
  const code = Array.from(
    { length: 14 },
    (_, line) => `const ${word()}${line} = await get${index}('${word()}', { version: ${line}, latest: true })`,
  ).join('\n')
  const sections = Array.from(
    { length: 4 },
    (_, part) =>
      `## Part ${part} of ${word()}\n\n${paragraph()}\n\n### Detail ${part}\n\n${paragraph()} See [the next page](/docs/development/${toFolder(index)}/page-${index}).`,
  )
  return `---\ntitle: Page number ${index}\ndescription: A generated page of the benchmark about orders and routes, number ${index} of the corpus.\nkind: reference\n---\n\n${paragraph()} ${extra}\n\n${sections[0]}\n\n\`\`\`mdx title="events/Order${index}/index.mdx" {2,4}\n${yaml}\n\`\`\`\n\n${sections[1]}\n\n:::note\n${sentence()}\n:::\n\n\`\`\`ts title="script.ts" showLineNumbers\n${code}\n\`\`\`\n\n| Field | Type | Required | Meaning |\n|---|---|---|---|\n${Array.from({ length: 8 }, () => `| \`${word()}\` | string | no | ${sentence()} |`).join('\n')}\n\n${sections[2]}\n\n\`\`\`bash\nnpm install @eventcatalog/sdk\nnpx eventcatalog build\n\`\`\`\n\n${sections[3]}\n`
}

/** A content tree other than the site's own, so that missing targets of menus and redirects aren't errors. */
const tree = 'trees/bench'

/** Writes generated pages to a sandbox. @param extra text added to the first page */
export function writeCorpus(folder: string, size: number, extra = ''): void {
  for (let index = 0; index < size; index++) {
    const dir = path.join(folder, tree, 'docs/development', toFolder(index))
    mkdirSync(dir, { recursive: true })
    const file = path.join(dir, `page-${index}.mdx`)
    if (extra === '' || index === 0) writeFileSync(file, writePage(index, index === 0 ? extra : ''))
  }
}

/** Builds a sandbox. Measures the duration of the whole command, and the peak memory of all its processes together. */
export async function measureBuild(folder: string): Promise<{ seconds: number; peakMegabytes: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, CONTENT_DIR: path.join(folder, tree) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const processes = new ProcessTree(child.pid ?? 0)
  const sampler = setInterval(() => processes.sample(), 250)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  clearInterval(sampler)
  if (child.exitCode !== 0) throw new Error(`The build of ${folder} failed:\n${output}${errors}`)
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return { seconds, peakMegabytes: Math.round(processes.getUsage().peak / 1e6) }
}

const round = (bytes: number): number => Math.round(bytes / 100) / 10

/** Sizes of a typical page, and of the export per page. */
export function measurePages(folder: string): Omit<BenchRow, 'pages' | 'clean s' | 'after edit s' | 'peak MB'> {
  const out = path.join(folder, 'out')
  const html = readFileSync(path.join(out, `docs/development/${toFolder(1)}/page-1.html`), 'utf8')
  const gzip = (file: string) => gzipSync(readFileSync(path.join(out, file))).length
  const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + gzip(file), 0)
  const find = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))]
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(out, name)).isFile(),
  )
  const pages = names.filter((name) => name.endsWith('.html')).length
  const measure = (belongs: (name: string) => boolean) =>
    names.filter(belongs).reduce((sum, name) => sum + statSync(path.join(out, name)).size, 0)
  return {
    'HTML kB': round(Buffer.byteLength(html)),
    'HTML gzip kB': round(gzipSync(html).length),
    'out/ kB a page': round(measure((name) => !name.startsWith('_next/')) / pages),
    'JS gzip kB': round(weigh(find(/<script[^>]* src="([^"]+)"/g))),
    'CSS gzip kB': round(weigh(find(/<link rel="stylesheet" href="([^"]+)"/g))),
    files: names.length,
    'search kB': round(measure((name) => name.startsWith('_content/search/'))),
  }
}
