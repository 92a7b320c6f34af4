import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '../mdx/assemble'
import { decodePath, toAbsoluteUrl, withBase } from '../urls'

const out = 'out'

/** Pages of Next's own that nobody is sent to. */
export function removeLeftovers(): void {
  for (const name of readdirSync(out)) {
    if (name.startsWith('_not-found')) rmSync(path.join(out, name), { recursive: true })
  }
}

/** A page that leads on to another, for hosts that know no redirects. Hash and query are kept. */
function toStub(target: string): string {
  const href = escapeHtml(withBase(target))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${escapeHtml(toAbsoluteUrl(target))}"><meta name="robots" content="noindex"><script>location.replace(${JSON.stringify(withBase(target))}+location.search+location.hash)</script><meta http-equiv="refresh" content="0; url=${href}"></head><body><p>This page has moved to <a href="${href}">${href}</a>.</p></body></html>`
}

/**
 * Writes a stub for every redirect whose target is in the export.
 * @returns the redirects that were left out, as `from → to`
 */
export function writeRedirects(redirects: ReadonlyMap<string, string>): string[] {
  const left: string[] = []
  for (const [from, to] of redirects) {
    const [page = ''] = decodePath(to).split('#')
    if (!existsSync(path.join(out, `${page === '/' ? '/index' : page}.html`))) {
      left.push(`${from} → ${to}`)
      continue
    }
    const file = path.join(out, `${decodePath(from)}.html`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, toStub(to))
  }
  return left
}

/** Number and size of the exported files, by kind. */
export function measureExport(): { pages: number; files: number; bytes: number } {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(out, name)).isFile(),
  )
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(out, name)).size, 0)
  return { pages: names.filter((name) => name.endsWith('.html')).length, files: names.length, bytes }
}
