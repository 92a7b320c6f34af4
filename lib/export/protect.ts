import type { PageChange } from './page-files'
import { escapeHtml } from '../kit/html'
import { hashScript, listInlineScripts } from '../outputs/policy/inline-scripts'
import { writePolicy } from '../outputs/policy/policy'
import { listServiceOrigins } from '../outputs/policy/services'

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
 * @returns `collect`, which reads a page's scripts and doesn't change it, and `insert`, for after all pages are collected.
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
