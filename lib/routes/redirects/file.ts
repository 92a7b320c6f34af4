import { existsSync, readFileSync } from 'node:fs'
import { isInternal, normalizePath } from '../../kit/urls'
import type { ProblemList } from '../../kit/problems'

const placeholder = '{name}'

export function isPattern({ from }: Pick<RedirectLine, 'from'>): boolean {
  return from.includes(placeholder)
}

/** Expands a pattern for each matching page, because stubs are files. Returns other lines unchanged. */
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

export const redirectFile = 'redirects.json'

/** A line of redirects.json. `{name}` in both paths stands for the same segment. */
export interface RedirectLine {
  from: string
  to: string
  line: number
}

const pair = /"((?:[^"\\]|\\.)*)"\s*:\s*("(?:[^"\\]|\\.)*")?/g

/** Why a line is invalid, independent of the content. */
function findFault({ from, to }: RedirectLine, earlier: RedirectLine | undefined): string | undefined {
  if (!isInternal(from) || /[?#]/.test(from))
    return `The old path is "${from}". Expected a path that starts with "/", without a query or hash.`
  if (!isInternal(to) || to.includes('?'))
    return `${from} redirects to "${to}". Expected a path on this site that starts with "/", without a query.`
  const count = (address: string) => address.split('{name}').length - 1
  if (count(from) > 1 || count(from) !== count(to) || /[{}]/.test((from + to).replaceAll('{name}', '')))
    return `${from} redirects to ${to}. Expected {name} once in both paths, or in neither.`
  if (earlier !== undefined) return `${from} is already on line ${earlier.line}. Expected it once.`
  return undefined
}

/** Parses a redirect file with line numbers. Reports and skips invalid lines. */
export function parseRedirects(text: string, problems: ProblemList): RedirectLine[] {
  try {
    const data: unknown = JSON.parse(text)
    const isFlat =
      typeof data === 'object' && data !== null && Object.values(data).every((value) => typeof value === 'string')
    if (!isFlat || Array.isArray(data)) throw new Error('found something else')
  } catch (error) {
    const expected = 'Expected a JSON object that maps old paths to new ones, such as { "/old": "/new" }'
    problems.error(redirectFile, undefined, `${expected}: ${(error as Error).message}.`)
    return []
  }
  const lines: RedirectLine[] = []
  for (const match of text.matchAll(pair)) {
    const [, from = '', to = '""'] = match
    const read = (value: string) => {
      const address = JSON.parse(value) as string
      return isInternal(address) ? normalizePath(address) : address
    }
    const line = { from: read(`"${from}"`), to: read(to), line: text.slice(0, match.index).split('\n').length }
    const earlier = lines.find((other) => other.from === line.from)
    const fault = findFault(line, earlier)
    if (fault === undefined) lines.push(line)
    else problems.error(redirectFile, line.line, fault)
  }
  return lines
}

/** Lines of redirects.json. Empty if the file doesn't exist. */
export function readRedirectLines(problems: ProblemList): RedirectLine[] {
  return existsSync(redirectFile) ? parseRedirects(readFileSync(redirectFile, 'utf8'), problems) : []
}
