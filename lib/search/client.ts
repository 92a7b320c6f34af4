import { withBase } from '../urls'
import { createEmbeddedClient, type EmbeddedClient } from './embedded'
import { fullTextFolder, outlineFile } from './files'
import type { Outline } from './outline'
import type { OutlineIndex } from './outline-index'
import type { Pagefind } from './pagefind'

async function loadOutline(): Promise<OutlineIndex> {
  const [response, { OutlineIndex: Index }] = await Promise.all([
    fetch(withBase(outlineFile)),
    import('./outline-index'),
  ])
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  return new Index((await response.json()) as Outline)
}

async function loadFullText(): Promise<Pagefind> {
  const folder = withBase(fullTextFolder)
  const pagefind = (await import(/* turbopackIgnore: true */ `${folder}/pagefind.js`)) as Pagefind
  await pagefind.options({ bundlePath: `${folder}/`, baseUrl: '/', excerptLength: 24 })
  await pagefind.init()
  // Without this, counts stay empty.
  await pagefind.filters()
  return pagefind
}

let client: EmbeddedClient | undefined

/** The search client of this window. Nothing is fetched before the first query. */
export function getSearchClient(): EmbeddedClient {
  client ??= createEmbeddedClient({ loadOutline, loadFullText })
  return client
}
