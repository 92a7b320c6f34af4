import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { close, createIndex } from 'pagefind'
import { writeInFolder } from '../kit/files'
import { escapeHtml } from '../kit/html'
import {
  answersFile,
  buildAnswers,
  buildOutline,
  detailsFile,
  fragmentsFile,
  fullTextFolder,
  outlineFile,
  type PageSection,
  type SearchPage,
  silentMark,
  splitOutline,
} from '../search'

const readFilters = ({ area, tag, language }: SearchPage) => ({ area, docusaurus_tag: tag, language })

type SearchFilter = keyof ReturnType<typeof readFilters>

const searchFilters: readonly SearchFilter[] = ['area', 'docusaurus_tag', 'language']

/** Names, and what they mean. `npm run dev` serves them too. */
export function writeOutline(pages: readonly SearchPage[], folder: string): void {
  const { names, details } = splitOutline(buildOutline(pages))
  const files = { [outlineFile]: names, [detailsFile]: details, [answersFile]: buildAnswers(pages) }
  for (const [file, data] of Object.entries(files)) writeInFolder(path.join(folder, file), JSON.stringify(data))
}

/** Searchable text that never appears in an excerpt. */
const toSilent = (words: string) => escapeHtml(`${silentMark} ${words} ${silentMark}`)

function toHtml({ id, heading, level, text, data, code }: PageSection): string {
  const name = id === undefined ? '' : `<h${level} id="${escapeHtml(id)}">${escapeHtml(heading ?? '')}</h${level}>`
  const lines = text.split('\n').map((line) => (line === '' ? '' : `<p>${escapeHtml(line)}</p>`))
  const table = data === '' ? '' : `<p>${toSilent(data)}</p>`
  const example = code === '' ? '' : `<pre data-pagefind-weight="0.4">${toSilent(code)}</pre>`
  return [name, ...lines, table, example].join('')
}

/** Facets with more than one value. Each costs a file that grows with the site, fetched with the first query. */
export function findFilters(pages: readonly SearchPage[]): SearchFilter[] {
  return searchFilters.filter((name) => new Set(pages.map((page) => readFilters(page)[name])).size > 1)
}

/** A page's searchable content for the full-text index, without the layout. */
export function toIndexedHtml(page: SearchPage, filters: readonly SearchFilter[] = searchFilters): string {
  const { title, description, language, breadcrumbs, keywords, searches = [], kind, sections } = page
  const toMark = (type: 'filter' | 'meta', value: string) =>
    `<span data-pagefind-${type}="${escapeHtml(value)}"></span>`
  const facets = filters.map((name) => toMark('filter', `${name}:${readFilters(page)[name]}`)).join('')
  const meta = toMark('meta', `kind:${kind}`) + toMark('meta', `trail:${breadcrumbs.join(' › ')}`)
  return [
    `<!doctype html><html lang="${language}"><body data-pagefind-body>${facets}${meta}`,
    `<h1>${escapeHtml(title)}</h1><p data-pagefind-weight="3">${escapeHtml(description)}</p><p data-pagefind-weight="3">${toSilent(keywords.join(' '))}</p>`,
    ...sections.map(toHtml),
    ...searches.map((search) => `<p>${toSilent(search)}</p>`),
    '</body></html>',
  ].join('')
}

/** Pagefind reports completion before its last file is written. @throws if one is still empty after ten seconds */
async function waitForFiles(folder: string): Promise<void> {
  const isEmpty = (name: string) => {
    const stats = statSync(path.join(folder, name))
    return stats.isFile() && stats.size === 0
  }
  for (let tries = 0; tries < 200; tries++) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    if (names.includes('pagefind-entry.json') && !names.some(isEmpty)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Pagefind left an empty file in ${folder}. Expected a complete index.`)
}

/** Fragment id of each page by path. Pagefind uses it in file names and results. */
function readFragments(folder: string): Record<string, string> {
  const fragments = path.join(folder, 'fragment')
  return Object.fromEntries(
    readdirSync(fragments).map((name) => {
      const text = gunzipSync(readFileSync(path.join(fragments, name))).toString('utf8')
      const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string }
      return [url, path.parse(name).name]
    }),
  )
}

/** Builds the full-text index with Pagefind. @throws if Pagefind rejects a page */
export async function writeFullText(pages: readonly SearchPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex({ writePlayground: false })
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join(', ')}`)
  const filters = findFilters(pages)
  for (const page of pages) {
    const { errors: found } = await index.addHTMLFile({ url: page.path, content: toIndexedHtml(page, filters) })
    if (found.length > 0) throw new Error(`Pagefind could not read ${page.path}: ${found.join(', ')}`)
  }
  const outputPath = path.join(folder, fullTextFolder)
  rmSync(outputPath, { recursive: true, force: true })
  const { errors: unwritten } = await index.writeFiles({ outputPath })
  if (unwritten.length > 0) throw new Error(`Pagefind could not write its index: ${unwritten.join(', ')}`)
  await waitForFiles(outputPath)
  writeFileSync(path.join(folder, fragmentsFile), JSON.stringify(readFragments(outputPath)))
  // Pagefind's own UI, which this site doesn't use.
  for (const name of readdirSync(outputPath)) {
    if (/-ui\.|-highlight\.|unknown/.test(name)) rmSync(path.join(outputPath, name))
  }
  await close()
}
