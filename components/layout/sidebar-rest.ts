import { readStoredObject, store } from '../ui/storage'
import { getFolderKey } from './sidebar-folder'

const restKey = 'sidebar-rest'

async function fetchRest(source: string): Promise<string> {
  const stored = readStoredObject(restKey)
  if (stored.source === source && typeof stored.html === 'string') return stored.html
  const response = await fetch(source)
  if (!response.ok) throw new Error(response.statusText)
  const html = await response.text()
  store(restKey, JSON.stringify({ source, html }), 'sessionStorage')
  return html
}

const loading = new Map<string, Promise<Document | undefined>>()

/** Loads the full sidebar, for pages that only include part of it. Undefined if that fails; the next call retries. */
export function loadRest(source: string): Promise<Document | undefined> {
  const known = loading.get(source)
  if (known !== undefined) return known
  const rest = fetchRest(source)
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .catch(() => void loading.delete(source))
  loading.set(source, rest)
  return rest
}

/** Fills an empty folder and removes its `data-rest`. Does nothing if the sidebar can't be loaded. */
export async function fillFolder(details: HTMLDetailsElement, source: string): Promise<void> {
  const key = getFolderKey(details)
  const whole = await loadRest(source)
  const folder = [...(whole?.querySelectorAll('details') ?? [])].find((other) => getFolderKey(other) === key)
  const list = folder?.querySelector(':scope > ul')
  if (!list || !details.hasAttribute('data-rest')) return
  details.removeAttribute('data-rest')
  details.append(list.cloneNode(true))
}
