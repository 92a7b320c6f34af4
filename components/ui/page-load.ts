import { keepSlots } from './page-slots'

/** Pages that were asked for. A page that could not be had is forgotten, so that it can be asked for again. */
const pages = new Map<string, Promise<void>>()

/** Pages kept at once; each is about 40 kB of text. */
const MAX_PAGES = 60

/** Scripts and style sheets that the page needs and this window has not: they must be there before it is shown. */
async function fetchAssets(page: Document): Promise<void> {
  const has = (address: string) => document.querySelector(`[src="${address}"], [href="${address}"]`) !== null
  const assets = [...page.querySelectorAll('script[src], link[rel=stylesheet]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => !has(address))
  for (const response of await Promise.all(assets.map((address) => fetch(address)))) {
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  }
}

async function fetchPage(address: string): Promise<void> {
  const response = await fetch(address)
  // Hosts without clean addresses know pages by their file only.
  const found = response.status === 404 ? await fetch(`${address}.html`) : response
  if (!found.ok) throw new Error(`${found.status} for ${found.url}`)
  if (!found.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${found.url} is not a page`)
  const page = new DOMParser().parseFromString(await found.text(), 'text/html')
  await fetchAssets(page)
  keepSlots(page)
}

/**
 * Brings what React's data leaves out of a page: its ready HTML.
 * @param address path of the page as the browser asks for it, without query and hash
 * @throws when the page, or a file that it needs, cannot be had
 */
export function loadPage(address: string): Promise<void> {
  const known = pages.get(address)
  if (known !== undefined) return known
  const [oldest] = pages.keys()
  if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  const loading = fetchPage(address).catch((error: unknown) => {
    pages.delete(address)
    throw error
  })
  pages.set(address, loading)
  return loading
}
