import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

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
  const list = (length: number, write: (position: number) => string) => Array.from({ length }, (_, at) => write(at))
  const code = list(
    14,
    (line) => `const ${word()}${line} = await get${index}('${word()}', { version: ${line}, latest: true })`,
  )
  const sections = list(
    4,
    (part) =>
      `## Part ${part} of ${word()}\n\n${paragraph()}\n\n### Detail ${part}\n\n${paragraph()} See [the next page](/docs/development/${toFolder(index)}/page-${index}).`,
  )
  return `---
title: Page number ${index}
description: A generated page of the benchmark about orders and routes, number ${index} of the corpus.
kind: reference
---

${paragraph()} ${extra}

${sections[0]}

\`\`\`mdx title="events/Order${index}/index.mdx" {2,4}
---
id: Order${index}
name: Order ${index}
version: 1.0.0
summary: |
  A customer has placed an order
owners:
  - ordering-team
sends:
  - id: OrderPlaced
    version: 2.0.0
---
\`\`\`

${sections[1]}

:::note
${sentence()}
:::

\`\`\`ts title="script.ts" showLineNumbers
${code.join('\n')}
\`\`\`

| Field | Type | Required | Meaning |
|---|---|---|---|
${list(8, () => `| \`${word()}\` | string | no | ${sentence()} |`).join('\n')}

${sections[2]}

\`\`\`bash
npm install @eventcatalog/sdk
npx eventcatalog build
\`\`\`

${sections[3]}
`
}

/** A content tree other than the site's own, so that missing targets of menus and redirects aren't errors. */
export const tree = 'trees/bench'

/** Writes generated pages to a sandbox. @param extra text added to the first page */
export function writeCorpus(folder: string, size: number, extra = ''): void {
  for (let index = 0; index < size; index++) {
    const dir = path.join(folder, tree, 'docs/development', toFolder(index))
    mkdirSync(dir, { recursive: true })
    const file = path.join(dir, `page-${index}.mdx`)
    if (extra === '' || index === 0) writeFileSync(file, writePage(index, index === 0 ? extra : ''))
  }
}

const round = (bytes: number): number => Math.round(bytes / 100) / 10

/** Sizes of a typical page, and of the export per page. Scripts are those before any interaction. */
export function measurePages(folder: string): Record<string, number> {
  const out = path.join(folder, 'out')
  const html = readFileSync(path.join(out, `docs/development/${toFolder(1)}/page-1.html`), 'utf8')
  const weigh = (pattern: RegExp) => {
    const files = new Set([...html.matchAll(pattern)].map(([, file = '']) => file))
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(out, file))).length, 0)
  }
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stats: statSync(path.join(out, name)) }))
    .filter(({ stats }) => stats.isFile())
  const measure = (belongs: (name: string) => boolean) =>
    files.filter(({ name }) => belongs(name)).reduce((sum, { stats }) => sum + stats.size, 0)
  const pages = files.filter(({ name }) => name.endsWith('.html')).length
  return {
    'HTML kB': round(Buffer.byteLength(html)),
    'HTML gzip kB': round(gzipSync(html).length),
    'out/ kB a page': round(measure((name) => !name.startsWith('_next/')) / pages),
    'JS gzip kB': round(weigh(/<script[^>]* src="([^"]+)"/g)),
    'CSS gzip kB': round(weigh(/<link rel="stylesheet" href="([^"]+)"/g)),
    files: files.length,
    'search kB': round(measure((name) => name.startsWith('_content/search/'))),
  }
}
