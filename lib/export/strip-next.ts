import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

// Next.js writes HTML; its client runtime doesn't ship. This is the only file that knows what `next build` adds to an
// export. See docs/decisions/030-islands-and-links.md.

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const scriptHint = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>/g
const styleHint = /<link rel="preload"[^>]*\bas="style"[^>]*>/
/** A preconnect to the page's own host, and Twitter cards that repeat Open Graph tags. */
const redundant = /<link rel="preconnect" href="\/"[^>]*>|<meta name="twitter:(?!card")[^>]*>/g

const isFromNext = (attributes: string, text: string) =>
  /\ssrc=|\sid="_R_"/.test(attributes) || /^\(?self\.__next_/.test(text)

/** Removes Next's scripts from a page. @throws if one is left, or if the not-found page is part of this one */
export function stripPage(html: string, file: string): string {
  const stripped = html
    .replaceAll(script, (whole, attributes: string, text: string) => (isFromNext(attributes, text) ? '' : whole))
    .replaceAll(scriptHint, '')
    .replaceAll(redundant, '')
  const [preload] = styleHint.exec(stripped) ?? []
  if (preload !== undefined)
    throw new Error(
      `${file}  Found ${preload}. Expected no preloaded style sheet. With app/not-found.tsx, Next.js adds one to every page, along with the whole not-found page. Use app/global-not-found.tsx.`,
    )
  for (const [whole] of stripped.matchAll(script)) {
    if (!/__next_|TURBOPACK|\$R[BCSTVX]\b|\ssrc=/.test(whole)) continue
    throw new Error(`${file}  Found ${whole.slice(0, 80)}. Expected no script of Next's runtime: update strip-next.ts.`)
  }
  return stripped
}

const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const isClientCode = (name: string) => /^_next[\\/].*\.(js|json|map)$/.test(name)

/** Payloads are named after their page or start with `__next.`. Files such as `robots.txt` are our own. */
function isPayload(folder: string, name: string): boolean {
  if (path.basename(name).startsWith('__next.')) return true
  return name.endsWith('.txt') && existsSync(path.join(folder, name.replace(/\.txt$/, '.html')))
}

/** Removes Next's client chunks and payloads from an export. @throws if any are left */
export function removeNextFiles(folder: string): number {
  const removed = list(folder).filter(
    (name) => isClientCode(name) || isPayload(folder, name) || path.basename(name).startsWith('_not-found'),
  )
  for (const name of removed) rmSync(path.join(folder, name), { recursive: true, force: true })
  const left = list(folder).filter((name) => isClientCode(name) || /(^|[\\/])__next/.test(name))
  if (left.length > 0) throw new Error(`${left.join(', ')}  Expected none of Next's files in the export.`)
  const folders = list(folder)
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isDirectory())
  for (const name of folders.sort().reverse()) if (readdirSync(name).length === 0) rmdirSync(name)
  return removed.length
}
