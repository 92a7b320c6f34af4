import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ExportedPage } from '@/tools/preview/exported-pages'
import { get } from './hosts'

const query = '?a=1&b=%20%C3%BC'

/** Other spellings of a page's address. */
function listSpellings(address: string): string[] {
  const name = address === '/' ? '' : address
  return [...(address === '/' ? [] : [`${name}/`, `${name}.html`]), `${name}/index.html`]
}

/**
 * What is wrong with the addresses of pages on a host with clean addresses: each page stands at its address, and every
 * other spelling leads there, with the query.
 */
export async function findWrongAddresses(
  origin: string,
  folder: string,
  pages: readonly ExportedPage[],
  basePath = '',
): Promise<string[]> {
  const wrong: string[] = []
  for (const { path: address, file } of pages) {
    const full = address === '/' ? basePath || '/' : basePath + address
    const { status, body } = await get(origin, full + query)
    if (status !== 200 || !body.equals(readFileSync(path.join(folder, file)))) wrong.push(`${full}: ${status}`)
    for (const spelling of listSpellings(address)) {
      const answer = await get(origin, basePath + spelling + query, 'HEAD')
      const location = answer.headers.location?.replace(origin, '')
      if (answer.status !== 301 || location !== full + query)
        wrong.push(`${basePath + spelling}: ${answer.status} ${location}`)
    }
  }
  return wrong
}
