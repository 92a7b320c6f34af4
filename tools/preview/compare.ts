import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encodePath } from '@/lib/kit/urls'

/** A page of the export: its percent-encoded address, and its file relative to `out/`. */
export type ExportedPage = Record<'path' | 'file', string>

/** Every page in the export except redirect stubs, sorted by path. */
export function listExportedPages(out = 'out'): ExportedPage[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .filter((name) => !readFileSync(path.join(out, name), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => ({ file, path: file === 'index.html' ? '/' : encodePath(`/${file.replace(/\.html$/, '')}`) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Exits if a folder isn't an export. */
export function assertExports(folders: readonly string[], usage: string): void {
  const wrong = folders.find((folder) => !existsSync(`${folder}/index.html`))
  if (wrong === undefined) return
  console.error(`"${wrong}" isn’t an export. Expected: ${usage}.`)
  process.exit(1)
}

/** The pages of an export by address, with their content as plain text. */
type PageTexts = ReadonlyMap<string, { title: string; text: string }>

export type ListedChange = Record<'path' | 'title', string>

export type PageChanges = Record<'added' | 'changed' | 'removed', ListedChange[]>

/** A page that looks different, and the share of differing pixels in the screenshot that changed most, from 0 to 1. */
export type LookChange = ListedChange & { amount: number }

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' }

function toText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A page's text, links and images, without the layout, because changing a menu link would change every page. */
function toContent(html: string, basePath: string): string {
  const main = /<main\b[\s\S]*<\/main>/i.exec(html)?.[0] ?? html
  const addresses = [...main.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
    address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address,
  )
  return [toText(main), ...addresses.filter((address) => !address.startsWith('/_next/'))].join('\n')
}

/** The pages of an export, built for a base path, without redirect stubs and the 404 page. */
export function readPageTexts(folder: string, basePath: string): PageTexts {
  const pages = listExportedPages(folder).filter(({ file }) => file !== '404.html')
  return new Map(
    pages.map(({ path: address, file }) => {
      const html = readFileSync(path.join(folder, file), 'utf8')
      const title = toText(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? address)
      return [address, { title, text: `${title}\n${toContent(html, basePath)}` }]
    }),
  )
}

/** Added, removed and changed pages, sorted by path like those of an export. */
export function comparePages(before: PageTexts, after: PageTexts): PageChanges {
  const list = (pages: PageTexts, isListed: (path: string, text: string) => boolean) =>
    [...pages].flatMap(([address, { title, text }]) => (isListed(address, text) ? [{ path: address, title }] : []))
  return {
    added: list(after, (address) => !before.has(address)),
    changed: list(after, (address, text) => before.has(address) && before.get(address)?.text !== text),
    removed: list(before, (address) => !after.has(address)),
  }
}

/** Maximum lines per section, to keep the comment readable if every page changes. */
const MAX_LINES = 50

/** First line of the comment. The next report uses it to find this one. */
export const reportMark = '<!-- preview-report -->'

/** Titles come from whoever opens the pull request, so they must not become a mention, link or tag. */
const toPlain = (title: string) =>
  title.replaceAll(/[\\`*_{}[\]()<>#+!|@~]/g, (character) => `&#${character.charCodeAt(0)};`)

function writeList(name: string, changes: readonly ListedChange[], origin: string): string[] {
  if (changes.length === 0) return []
  const lines = changes
    .slice(0, MAX_LINES)
    .map(({ path, title }) => `- [${toPlain(title)}](${origin}${path}) \`${path}\``)
  const more = changes.length - lines.length
  return [`### ${name} (${changes.length})`, '', ...lines, ...(more > 0 ? [`- and ${more} more`] : []), '']
}

/** A branch's changes as a Markdown comment. Removed pages link to the current site. */
export function writePreviewReport(
  changes: PageChanges,
  previewUrl: string,
  siteUrl: string,
  looks: readonly LookChange[] = [],
): string {
  const preview = previewUrl.replace(/\/+$/, '')
  const { added, changed, removed } = changes
  const isSame = [added, changed, removed, looks].every(({ length }) => length === 0)
  return [
    reportMark,
    `## Preview: ${preview}/`,
    '',
    ...(isSame ? ['No page differs.', ''] : []),
    ...writeList('Added', added, preview),
    ...writeList('Changed', changed, preview),
    ...writeList('Removed', removed, siteUrl.replace(/\/+$/, '')),
    ...writeList('Look different', looks, preview),
    ...(looks.length > 0 ? [`[Compare the pictures](${preview}/looks/index.html)`, ''] : []),
  ].join('\n')
}
