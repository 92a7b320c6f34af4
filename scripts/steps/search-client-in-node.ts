import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { devDependencies } from '@/package.json'
import { toIndexedHtml, writeFullText, writeOutline } from '@/lib/export/search-index'
import { hashText } from '@/lib/kit/hash'
import type { SiteSearchClient } from '@/lib/search/contract'
import { createEmbeddedClient } from '@/lib/search/embedded'
import { answersFile, detailsFile, fragmentsFile, fullTextFolder, outlineFile } from '@/lib/search/files'
import type { Answers } from '@/lib/search/outline'
import { joinOutline, type OutlineDetails, type OutlineNames } from '@/lib/search/outline-files'
import { OutlineIndex, readNames } from '@/lib/search/outline-index'
import { separateTexts, type Pagefind, type PagefindPage } from '@/lib/search/pagefind'
import type { SearchPage } from '@/lib/search/types'

/** Pagefind in Node.js: its files are read from disk rather than fetched. */
async function loadPagefind(base: string): Promise<Pagefind> {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (address.startsWith('http')) return fetch(input, init)
    const name = new URL(address, pathToFileURL(`${base}/`)).pathname
    return Promise.resolve(new Response(readFileSync(decodeURIComponent(name))))
  }
  const pagefind = (await import(pathToFileURL(path.join(base, 'pagefind.js')).href)) as Pagefind
  await pagefind.options({ bundlePath: `${base}/`, baseUrl: '/', noWorker: true })
  await pagefind.init()
  return pagefind
}

/** Remembers what Pagefind found, because it doesn't depend on our weights. */
function remember({ search, ...pagefind }: Pagefind): Pagefind {
  const searches = new Map<string, ReturnType<Pagefind['search']>>()
  const texts = new Map<string, Promise<PagefindPage>>()
  const readOnce = <T>(known: Map<string, T>, key: string, read: () => T): T => {
    const found = known.get(key) ?? read()
    known.set(key, found)
    return found
  }
  const searchOnce: Pagefind['search'] = async (query, options) => {
    const key = JSON.stringify([query, options])
    const answer = await readOnce(searches, key, () => search(query, options))
    // A page's text comes with the places where it has the query's words.
    const results = answer.results.map((result) => ({
      ...result,
      data: () => readOnce(texts, `${key} ${result.id}`, result.data),
    }))
    return { ...answer, results }
  }
  return { ...pagefind, search: searchOnce }
}

/** Creates embedded search clients of an export that share its indexes, but no cached responses. */
export async function loadNodeClient(out: string): Promise<() => SiteSearchClient> {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(out, file), 'utf8')) as T
  const pagefind = remember(separateTexts(await loadPagefind(path.resolve(path.join(out, fullTextFolder)))))
  const names = read<OutlineNames>(outlineFile)
  const index = new OutlineIndex(joinOutline(names, read<OutlineDetails>(detailsFile)))
  return () =>
    createEmbeddedClient({
      loadNames: () => Promise.resolve(readNames(names)),
      loadDetailedOutline: () => Promise.resolve(index),
      loadFullText: () => Promise.resolve(pagefind),
      loadAnswers: () => Promise.resolve(read<Answers>(answersFile)),
      loadFragments: () => Promise.resolve(read<Record<string, string>>(fragmentsFile)),
    })
}

/** The same for pages that aren't exported. */
export async function prepareNodeClient(pages: readonly SearchPage[]): Promise<() => SiteSearchClient> {
  const folder = path.resolve('.cache/search-judge')
  const stamp = path.join(folder, 'stamp.txt')
  const key = hashText(devDependencies.pagefind + pages.map((page) => toIndexedHtml(page)).join(''))
  // The last full-text index is fine if Pagefind and the content are the same.
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== key) {
    mkdirSync(folder, { recursive: true })
    await writeFullText(pages, folder)
    writeFileSync(stamp, key)
  }
  writeOutline(pages, folder)
  return loadNodeClient(folder)
}
