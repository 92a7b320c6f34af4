import { readStored, store } from '../ui/storage'
import { getFolderKey } from './sidebar-folder'

/** Where a page keeps the whole sidebar for those after it. */
const restKey = 'sidebar-rest'

/** The whole sidebar, where a page before has fetched it. */
function findKept(source: string): string | undefined {
  try {
    const kept = JSON.parse(readStored(restKey, 'sessionStorage') ?? '{}') as { source?: unknown; html?: unknown }
    return kept.source === source && typeof kept.html === 'string' ? kept.html : undefined
  } catch {
    return undefined
  }
}

async function fetchRest(source: string): Promise<string> {
  const kept = findKept(source)
  if (kept !== undefined) return kept
  const response = await fetch(source)
  if (!response.ok) throw new Error(response.statusText)
  const html = await response.text()
  store(restKey, JSON.stringify({ source, html }), 'sessionStorage')
  return html
}

const loading = new Map<string, Promise<Document | undefined>>()

/**
 * The whole sidebar, where a page holds only a part of it.
 * @param source address of the file that holds it
 * @returns undefined where it cannot be fetched; the next one to ask tries again
 */
export function loadRest(source: string): Promise<Document | undefined> {
  const known = loading.get(source)
  if (known !== undefined) return known
  const rest = fetchRest(source)
    .then((html) => new DOMParser().parseFromString(html, 'text/html'))
    .catch(() => void loading.delete(source))
  loading.set(source, rest)
  return rest
}

/** Puts the list into a folder that was left out, once, where it can be had: then the folder has no `data-rest`. */
export async function fillFolder(details: HTMLDetailsElement, source: string): Promise<void> {
  const key = getFolderKey(details)
  const whole = await loadRest(source)
  const folder = [...(whole?.querySelectorAll('details') ?? [])].find((other) => getFolderKey(other) === key)
  const list = folder?.querySelector(':scope > ul')
  if (!list || !details.hasAttribute('data-rest')) return
  details.removeAttribute('data-rest')
  details.append(list.cloneNode(true))
}
