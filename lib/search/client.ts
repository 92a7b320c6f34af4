import { withBase } from '../kit/urls'
import type { SiteSearchClient } from './contract'
import { createEmbeddedClient } from './embedded'
import { fragmentsFile, fullTextFolder, outlineFile } from './files'
import { createHostedClient } from './hosted'
import type { Outline } from './outline'
import type { OutlineIndex } from './outline-index'
import type { Pagefind } from './pagefind'
import { findHostedSettings } from './settings'

async function loadOutline(): Promise<OutlineIndex> {
  const [response, { OutlineIndex: Index }] = await Promise.all([
    fetch(withBase(outlineFile)),
    import('./outline-index'),
  ])
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  return new Index((await response.json()) as Outline)
}

async function loadFragments(): Promise<Record<string, string>> {
  const response = await fetch(withBase(fragmentsFile))
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  return (await response.json()) as Record<string, string>
}

async function loadFullText(): Promise<Pagefind> {
  const folder = withBase(fullTextFolder)
  const pagefind = (await import(/* turbopackIgnore: true */ `${folder}/pagefind.js`)) as Pagefind
  // The worker would load the same 12 kB again, for queries that take a few milliseconds.
  await pagefind.options({ bundlePath: `${folder}/`, baseUrl: '/', noWorker: true })
  await pagefind.init()
  return pagefind
}

let client: SiteSearchClient | undefined

/** The search client. Loads nothing before the first query. Tries hosted search first if its keys are configured. */
export function getSearchClient(): SiteSearchClient {
  if (client !== undefined) return client
  const embedded = createEmbeddedClient({ loadOutline, loadFullText, loadFragments })
  const settings = findHostedSettings()
  client =
    settings === undefined
      ? embedded
      : createHostedClient({
          load: async () => (await import('./algolia')).createAlgoliaProvider(settings),
          embedded,
        })
  return client
}
