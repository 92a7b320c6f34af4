import { readStored, store } from '../ui/storage'

/** A page that was opened from search. */
export interface SavedPage {
  /** Path and hash, without the base path. */
  url: string
  title: string
  heading: string
  area: string
}

export type Saved = Record<'recent' | 'favorites', readonly SavedPage[]>

/** Maximum number of recent pages. */
export const MAX_RECENT = 7

const keys = { recent: 'search-recent', favorites: 'search-favorites' } as const

const without = (pages: readonly SavedPage[], url: string) => pages.filter((page) => page.url !== url)

/** Adds a page to the top of the recent ones, unless it's a favorite. */
export function addRecent({ recent, favorites }: Saved, page: SavedPage): Saved {
  if (favorites.some(({ url }) => url === page.url)) return { recent, favorites }
  return { recent: [page, ...without(recent, page.url)].slice(0, MAX_RECENT), favorites }
}

export function removePage({ recent, favorites }: Saved, url: string): Saved {
  return { recent: without(recent, url), favorites: without(favorites, url) }
}

export function star({ recent, favorites }: Saved, page: SavedPage): Saved {
  return { recent: without(recent, page.url), favorites: [page, ...without(favorites, page.url)] }
}

/** Moves a page from favorites to recent. */
export function unstar({ recent, favorites }: Saved, page: SavedPage): Saved {
  return addRecent({ recent, favorites: without(favorites, page.url) }, page)
}

function isSavedPage(value: unknown): value is SavedPage {
  const { url, title, heading, area } = (value ?? {}) as Record<string, unknown>
  const isText = [url, title, heading, area].every((part) => typeof part === 'string')
  // Storage can be tampered with: only accept links to this site.
  return isText && /^\/(?![/\\])/.test(String(url)) && title !== ''
}

/** Parses a stored list. Invalid entries and duplicates are dropped. */
export function parseSaved(text: string | undefined): SavedPage[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    const pages = stored.filter(isSavedPage)
    return pages.filter((page, i) => pages.findIndex(({ url }) => url === page.url) === i)
  } catch {
    return []
  }
}

/** In-memory copy. If storage is blocked, it lasts as long as the page. */
let saved: Saved | undefined
const listeners = new Set<() => void>()

export function getSaved(): Saved {
  saved ??= {
    recent: parseSaved(readStored(keys.recent)).slice(0, MAX_RECENT),
    favorites: parseSaved(readStored(keys.favorites)),
  }
  return saved
}

export function changeSaved(change: (saved: Saved) => Saved): void {
  saved = change(getSaved())
  store(keys.recent, JSON.stringify(saved.recent))
  store(keys.favorites, JSON.stringify(saved.favorites))
  for (const listener of listeners) listener()
}

/** Calls the listener on every change, including changes in other tabs. Returns a function to unsubscribe. */
export function watchSaved(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== keys.recent && event.key !== keys.favorites) return
    saved = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}
