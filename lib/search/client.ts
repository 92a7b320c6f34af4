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

/** Loaded in parallel. Names stay for the index with details. */
const loadNames = once(() => Promise.all([loadJson<OutlineNames>(outlineFile), import('./outline-index')]))

async function createIndex(details?: OutlineDetails) {
  const [names, { OutlineIndex }] = await loadNames()
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
    loadOutline: () => createIndex(),
    loadDetailedOutline: async () => createIndex(await loadJson<OutlineDetails>(detailsFile)),
    loadFragments: () => loadJson<Record<string, string>>(fragmentsFile),
    loadAnswers: () => loadJson<Answers>(answersFile),
  })
  const settings = findHostedSettings()
  if (settings === undefined) return embedded
  return createHostedClient(async () => (await import('./algolia')).createAlgoliaSearch(settings), embedded)
}

/** The search client. Loads nothing until it's prepared or queried. Tries hosted search first if its keys are configured. */
export const getSearchClient = (): SiteSearchClient => (client ??= createClient())
