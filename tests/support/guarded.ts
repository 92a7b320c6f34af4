import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { findAll, getText, readExportedPages, readHtml } from './exported-html'

/** Scripts on a page that its policy doesn't allow, or that come before it. Parses HTML the way a browser does. */
function findInPage(root: Root): string[] {
  const elements = findAll(root, () => true)
  const at = elements.findIndex((element) => getText(element, 'httpEquiv')?.toLowerCase() === 'content-security-policy')
  if (at === -1) return ['no policy']
  const element = elements[at]
  const policy = (element && getText(element, 'content')) ?? ''
  return elements.flatMap((script, index) => {
    if (script.tagName !== 'script') return []
    if (index < at) return ['a script before the policy']
    const type = getText(script, 'type') ?? ''
    if (getText(script, 'src') !== undefined || /json/.test(type)) return []
    const text = toString(script)
    const hash = createHash('sha256').update(text).digest('base64')
    return policy.includes(`'sha256-${hash}'`) ? [] : [text.slice(0, 60)]
  })
}

/** Inline scripts of an export that no policy allows, as `page: what`. */
export function findUnguardedScripts(folder: string): string[] {
  const pages = new Map(readExportedPages(folder).map(({ file, root }) => [file, root]))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .sort()
    .flatMap((name) =>
      findInPage(pages.get(name) ?? readHtml(path.join(folder, name))).map((what) => `${name}: ${what}`),
    )
}
