import type { RedirectLine } from './file'

const placeholder = '{name}'

export function isPattern({ from }: Pick<RedirectLine, 'from'>): boolean {
  return from.includes(placeholder)
}

/**
 * Expands a pattern for each matching page, because stubs are files with fixed names. Returns other lines unchanged.
 * @param pages addresses of pages
 */
export function expandLine(line: RedirectLine, pages: Iterable<string>): RedirectLine[] {
  if (!isPattern(line)) return [line]
  const [before = '', after = ''] = line.to.replace(/#.*$/, '').split(placeholder)
  return [...pages].flatMap((page) => {
    if (!page.startsWith(before) || !page.endsWith(after)) return []
    const name = page.slice(before.length, page.length - after.length)
    if (name === '' || name.includes('/')) return []
    return [{ ...line, from: line.from.replace(placeholder, name), to: line.to.replace(placeholder, name) }]
  })
}
