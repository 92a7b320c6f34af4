import type { PageFiles } from './page-files'
import { escapeHtml } from '../kit/html'
import { hashScript, listInlineScripts } from '../outputs/policy/inline-scripts'
import { writePolicy } from '../outputs/policy/policy'
import { listServiceOrigins } from '../outputs/policy/services'

/** More scripts than this would make every page's policy long: one of them differs from page to page. */
const MAX_SHARED = 12

/** A policy counts from where it stands; the character set has to come first. */
const charset = /<meta charset="utf-8"\s*\/?>/i

/** Puts a policy in front of everything that a page loads. @throws when a page has no place for it */
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

/** @returns a function that hashes each text once: most pages have the same ones */
function createHasher(): (text: string) => string {
  const hashes = new Map<string, string>()
  return (text) => {
    const hash = hashes.get(text) ?? hashScript(text)
    hashes.set(text, hash)
    return hash
  }
}

/**
 * Writes a Content Security Policy into every page of an export, with the hashes of its inline scripts. Links are
 * followed in place under the policy of the first page, so the scripts that pages share are allowed on all of them.
 * @returns the number of pages
 * @throws when a page has no place for a policy, or scripts differ from page to page
 */
export function protectPages(pages: PageFiles): number {
  const hash = createHasher()
  const shared = new Set<string>()
  for (const html of pages.values()) for (const script of listInlineScripts(html)) shared.add(hash(script))
  if (shared.size > MAX_SHARED)
    throw new Error(`${shared.size} inline scripts differ from page to page. Expected at most ${MAX_SHARED}.`)
  const services = listServiceOrigins()
  const policy = writePolicy([...shared], services)
  for (const [file, html] of pages) pages.set(file, insertPolicy(html, policy, file))
  return pages.size
}
