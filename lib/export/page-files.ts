import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../kit/options'
import { escapeHtml } from '../kit/html'
import { hashScript, listInlineScripts, writePolicy, listServiceOrigins } from '../outputs/policy'

/** HTML of an export's pages, by file name with forward slashes. */
export interface PageFiles extends Iterable<[string, string]> {
  readonly size: number
  values: () => Iterable<string>
  set: (name: string, html: string) => unknown
}

/**
 * Iterates over an export's pages for steps that change them. Reads one at a time, because all pages of a large site
 * wouldn't fit into memory. Skips `_content`, which contains fragments of pages.
 */
export function openPages(folder: string): PageFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return {
    size: names.length,
    *[Symbol.iterator]() {
      for (const name of names) yield [name, read(name)] as [string, string]
    },
    *values() {
      for (const name of names) yield read(name)
    },
    set: (name, html) => writeFileSync(path.join(folder, name), html),
  }
}

/**
 * Changes a page of an export.
 * @param file its name in the export
 * @returns its new HTML
 */
export type PageChange = (html: string, file: string) => string

/** Applies changes to every page in the given order. Reads and writes each page once. */
export function changePages(pages: PageFiles, changes: readonly PageChange[]): void {
  for (const [file, html] of pages) {
    const changed = changes.reduce((text, change) => change(text, file), html)
    if (changed !== html) pages.set(file, changed)
  }
}

const media = '_next/static/media'

/**
 * Preloads the text and heading fonts on pages outside the documentation, so that they're available for the first paint
 * instead of replacing a fallback after it. In the documentation, that would delay the text (decision 025).
 * @param folder the export
 * @throws if the export doesn't have exactly one file for each of the two fonts
 */
export function preloadFonts(folder: string): PageChange {
  const files = readdirSync(path.join(folder, media)).filter((name) => /^(heading|text)\.[\w-]+\.woff2$/.test(name))
  if (files.length !== 2) throw new Error(`${media}  ${files.join(', ')} were found. Expected heading and text.`)
  const links = files
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${basePath}/${media}/${file}">`)
    .join('')
  return (html, name) => {
    const at = /^docs(\.html$|\/)/.test(name) ? -1 : html.indexOf('<link rel="stylesheet"')
    // Redirect stubs have no style sheet.
    return at === -1 ? html : html.slice(0, at) + links + html.slice(at)
  }
}

/**
 * Limit for scripts that pages share. With more, one of them probably differs by page and would make every policy long.
 */
const MAX_SHARED = 12

/** A policy only applies to what follows it, but the charset must come first. */
const charset = /<meta charset="utf-8"\s*\/?>/i

/** Inserts a policy before everything the page loads. @throws if the page has no place for it */
export function insertPolicy(html: string, policy: string, file: string): string {
  const found = charset.exec(html)
  if (found === null || html.slice(0, found.index).includes('<script'))
    throw new Error(
      `${file}  No <meta charset> before the first script. Expected one, because the policy goes right after it.`,
    )
  const end = found.index + found[0].length
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`
  return html.slice(0, end) + meta + html.slice(end)
}

/** @returns a memoized hash function, because most pages have the same scripts */
function createHasher(): (text: string) => string {
  const hashes = new Map<string, string>()
  return (text) => {
    const hash = hashes.get(text) ?? hashScript(text)
    hashes.set(text, hash)
    return hash
  }
}

/**
 * Adds a Content Security Policy with hashes of the inline scripts to every page of an export. Client-side navigation
 * keeps the first page's policy, so shared scripts are allowed on all pages.
 * @returns `collect`, which reads a page's scripts and doesn't change it, and `insert`, to call once all pages are collected.
 * `insert` throws if a page has no place for a policy, or scripts differ by page
 */
export function createPolicies(): { collect: PageChange; insert: PageChange } {
  const hash = createHasher()
  const shared = new Set<string>()
  let policy: string | undefined
  function write(): string {
    if (shared.size > MAX_SHARED)
      throw new Error(`${shared.size} inline scripts differ from page to page. Expected at most ${MAX_SHARED}.`)
    return writePolicy([...shared], listServiceOrigins())
  }
  return {
    collect: (html) => {
      for (const script of listInlineScripts(html)) shared.add(hash(script))
      return html
    },
    insert: (html, file) => insertPolicy(html, (policy ??= write()), file),
  }
}
