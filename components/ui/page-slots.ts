/** Ready HTML by slot, of the pages that this window has seen: a slot's name is a hash of what it holds. */
const slots = new Map<string, string>()

/** Pages that were asked for. A page that could not be had is forgotten, so that it can be asked for again. */
const pages = new Map<string, Promise<void>>()

/** Pages kept at once; each is about 40 kB of text. */
const MAX_PAGES = 60

function keepSlots(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot = '' } = element.dataset
    if (!slots.has(slot)) slots.set(slot, element.innerHTML)
  }
}

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

/** Places that the browser itself filled while it read the page; their scripts have run. */
const filled = new WeakSet<Element>()
let isKept = false

/** Keeps the page that the browser loaded itself, once, before anything changes it. */
export function keepThisPage(): void {
  if (isKept) return
  isKept = true
  keepSlots(document)
  for (const element of document.querySelectorAll('[data-slot]')) filled.add(element)
}

/** Whether the browser read a place together with its page, rather than a script having put it there. */
export function isFromPage(element: Element): boolean {
  return filled.has(element)
}

/** The HTML of a slot; undefined where no page with it was loaded. */
export function findSlot(slot: string): string | undefined {
  return slots.get(slot)
}
