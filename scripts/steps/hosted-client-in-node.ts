import { createAlgoliaSearch } from '@/lib/search/algolia'
import type { SiteSearchClient } from '@/lib/search/contract'
import { createPushClient, replaceIndex } from '@/lib/search/push'
import { toRecords } from '@/lib/search/records'
import type { SearchPage } from '@/lib/search/types'
import { startAlgoliaServer } from '@/tests/support/algolia-server'

const index = 'judged'

/**
 * Creates a hosted search client that doesn't need Algolia: our records, settings and synonyms are pushed to a local
 * server that implements Algolia's documented ranking.
 */
export async function prepareHostedClient(
  pages: readonly SearchPage[],
): Promise<{ client: SiteSearchClient; stop: () => Promise<void> }> {
  const server = await startAlgoliaServer()
  const push = createPushClient({ appId: 'LOCAL', adminKey: 'local', index, host: server.host })
  await replaceIndex(push, index, pages.flatMap(toRecords))
  const search = createAlgoliaSearch({ appId: 'LOCAL', searchKey: 'local', index }, [
    { url: `127.0.0.1:${server.port}`, accept: 'readWrite', protocol: 'http' },
  ])
  const { signal } = new AbortController()
  return {
    client: {
      prepare: () => undefined,
      search: async (requests) => ({ results: await search(requests, signal) }),
      whenComplete: () => Promise.resolve(),
      suggest: () => Promise.resolve([]),
    },
    stop: server.close,
  }
}
