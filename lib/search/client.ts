import { withBase } from '../kit/urls'
import type { SiteSearchClient } from './contract'
import { createEmbeddedClient } from './embedded'
import { answersFile, detailsFile, fragmentsFile, fullTextFolder, outlineFile } from './files'
import { once } from './once'
import type { Answers } from './outline'
import { createHostedClient } from './hosted'
import { joinOutline, type OutlineDetails, type OutlineNames } from './outline-files'
import type { Pagefind } from './pagefind'
import { findHostedSettings } from './settings'

async function loadJson<T>(file: string): Promise<T> {
  const response = await fetch(withBase(file))
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  return (await response.json()) as T
}

const loadCode = once(() => import('./outline-index'))

/** Names stay for the index with details. */
const loadOutline = once(() => Promise.all([loadJson<OutlineNames>(outlineFile), loadCode()]))

async function loadNames() {
  const [names, { readNames }] = await loadOutline()
  return readNames(names)
}

async function loadDetailedOutline() {
  const [[names, { OutlineIndex }], details] = await Promise.all([loadOutline(), loadJson<OutlineDetails>(detailsFile)])
  return OutlineIndex.create(joinOutline(names, details))
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

function createClient(): SiteSearchClient {
  const embedded = createEmbeddedClient({
    loadFullText,
    loadNames,
    loadDetailedOutline,
    loadFragments: () => loadJson<Record<string, string>>(fragmentsFile),
    loadAnswers: () => loadJson<Answers>(answersFile),
  })
  const settings = findHostedSettings()
  if (settings === undefined) {
    // Code may load before the first key, and its first run is slow because it's compiled.
    loadCode().then(
      ({ OutlineIndex }) => new OutlineIndex({ depth: 0, pages: [] }).search('a b'),
      () => undefined,
    )
    return embedded
  }
  return createHostedClient(async () => (await import('./algolia')).createAlgoliaSearch(settings), embedded)
}

/** The search client. Loads nothing until it's prepared or queried. Tries hosted search first if its keys are configured. */
export const getSearchClient = (): SiteSearchClient => (client ??= createClient())
