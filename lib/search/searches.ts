import { existsSync } from 'node:fs'
import path from 'node:path'
import { readUtf8, parseFields } from '../content/source-file'
import { getContentDir } from '../kit/env'
import { ProblemList } from '../kit/problems'

/** What people type who need a page, by the page's URL. */
export const searchesFile = 'data/searches.yml'

/** Most words in a search. Only messages have that many. */
const MAX_WORDS = 12

const isSearch = (item: unknown) =>
  typeof item === 'string' && item.trim() !== '' && item.split(' ').length <= MAX_WORDS

/**
 * Searches of each page, by URL. Empty if the content has none.
 * @throws ContentError for a URL that isn't in `paths`, and for anything but a list of short texts
 */
export function readSearches(paths: ReadonlySet<string>): Map<string, string[]> {
  const absolute = path.join(getContentDir(), searchesFile)
  if (!existsSync(absolute)) return new Map()
  const problems = new ProblemList()
  const { values, lines, error } = parseFields(readUtf8(absolute, searchesFile, problems) ?? '')
  if (error !== undefined) problems.error(searchesFile, error.line, `Invalid YAML: ${error.message}`)
  else if (values === undefined) problems.error(searchesFile, 1, 'Expected URLs, each with a list of searches.')
  for (const [url, searches] of Object.entries(values ?? {})) {
    const report = (message: string) => problems.error(searchesFile, lines[url], message)
    if (!paths.has(url)) report(`Search has no page ${url}. Correct the URL, or remove its searches.`)
    if (!Array.isArray(searches) || !searches.every(isSearch))
      report(`${url}: expected a list of texts with up to ${MAX_WORDS} words, found ${JSON.stringify(searches)}.`)
  }
  problems.assertNoErrors()
  return new Map(Object.entries(values as Record<string, string[]>))
}
