import { describe, expect, it, vi } from 'vitest'
import { publishedFile, readAddressList } from '@/tools/authoring/address-files'
import type { Collection } from '@/lib/content/fields'
import { readRedirects } from '@/lib/routes/redirects'
import { getSiteRoutes } from '@/lib/routes/routes'

// Read the files themselves: Contentlayer's latest output could be stale, or from another tree.
vi.mock('@/lib/content/documents', async () => {
  const { readDocuments } = await import('@/tools/lint/read-tree')
  const known = new Map<Collection['name'], ReturnType<typeof readDocuments>>()
  return {
    getDocuments: (name: Collection['name']) => {
      if (!known.has(name)) known.set(name, readDocuments('content', name))
      return known.get(name)
    },
  }
})

const published = readAddressList(publishedFile)
const routes = getSiteRoutes()

describe('published URLs', () => {
  it('exist or redirect', () => {
    const known = new Set([...routes.map(({ path }) => path), ...readRedirects().keys()])
    const gone = published.filter((address) => !known.has(address))
    expect(
      gone.map(
        (address) => `${address} was published and is gone. Add a redirect with npm run move, or in redirects.json.`,
      ),
    ).toEqual([])
  })

  it('are all on the list', () => {
    const missing = routes.filter(({ path, unlisted }) => !unlisted && !published.includes(path))
    expect(missing.map(({ path }) => `${path} is not on ${publishedFile}. Run npx tsx tools/published.ts.`)).toEqual([])
  })

  it('are sorted and unique', () => {
    expect(published).toEqual([...new Set(published)].sort())
  })
})
