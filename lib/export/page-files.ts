import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { basePath } from '../kit/options'
import { escapeHtml } from '../kit/html'
import { hashScript, listInlineScripts, writePolicy, listServiceOrigins } from '../outputs/policy'

/** The pages of an export, by file name with forward slashes. Skips `_content`, which contains fragments of pages. */
export function listPageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
}

/** Returns the new HTML of a page in an export, given its file name. */
export type PageChange = (html: string, file: string) => string

/** Applies changes to every page in order. Handles one page at a time, because a large site wouldn't fit into memory. */
export function changePages(folder: string, files: readonly string[], changes: readonly PageChange[]): void {
  for (const file of files) {
    const html = readFileSync(path.join(folder, file), 'utf8')
    const changed = changes.reduce((text, change) => change(text, file), html)
    if (changed !== html) writeFileSync(path.join(folder, file), changed)
  }
}

const media = '_next/static/media'

/**
 * Preloads the text and heading fonts on pages outside the documentation, where that would delay the text (decision 025).
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

/** Limit for shared scripts. With more, one of them probably differs by page and makes every policy long. */
const MAX_SHARED = 12

/** A policy only applies to what follows it, but the charset must come first. */
const charset = /<meta charset="utf-8"\s*\/?>/i

/** Inserts a policy before everything the page loads. @throws if the page has no place for it */
export function insertPolicy(html: string, policy: string, file: string): string {
  const found = charset.exec(html)
  const reason = 'No <meta charset> before the first script. Expected one, because the policy goes right after it.'
  if (found === null || html.slice(0, found.index).includes('<script')) throw new Error(`${file}  ${reason}`)
  const end = found.index + found[0].length
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`
  return html.slice(0, end) + meta + html.slice(end)
}

/**
 * Adds a Content Security Policy with hashes of the inline scripts to every page of an export. Client-side navigation
 * keeps the first page's policy, so shared scripts are allowed on all pages. Call `insert` once all pages are collected.
 */
export function createPolicies(): { collect: PageChange; insert: PageChange } {
  const scripts = new Set<string>()
  let policy: string | undefined
  const write = () => {
    if (scripts.size > MAX_SHARED)
      throw new Error(`${scripts.size} inline scripts differ from page to page. Expected at most ${MAX_SHARED}.`)
    return writePolicy([...scripts].map(hashScript), listServiceOrigins())
  }
  return {
    collect: (html) => {
      for (const script of listInlineScripts(html)) scripts.add(script)
      return html
    },
    insert: (html, file) => insertPolicy(html, (policy ??= write()), file),
  }
}
