import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ExportedPage } from '@/tools/preview/compare'
import { get } from './hosts'

const query = '?a=1&b=%20%C3%BC'

/** Other spellings of a page's URL. */
function listSpellings(address: string): string[] {
  const name = address === '/' ? '' : address
  return [...(address === '/' ? [] : [`${name}/`, `${name}.html`]), `${name}/index.html`]
}

/**
 * Problems with page URLs on a host with clean URLs: each page is served at its URL, and all other spellings redirect
 * to it and keep the query.
 */
export async function findUrlProblems(
  origin: string,
  folder: string,
  pages: readonly ExportedPage[],
  basePath = '',
): Promise<string[]> {
  const problems: string[] = []
  for (const { path: address, file } of pages) {
    const full = address === '/' ? basePath || '/' : basePath + address
    const { status, body } = await get(origin, full + query)
    if (status !== 200 || !body.equals(readFileSync(path.join(folder, file)))) problems.push(`${full}: ${status}`)
    for (const spelling of listSpellings(address)) {
      const answer = await get(origin, basePath + spelling + query, 'HEAD')
      const location = answer.headers.location?.replace(origin, '')
      if (answer.status !== 301 || location !== full + query)
        problems.push(`${basePath + spelling}: ${answer.status} ${location}`)
    }
  }
  return problems
}
