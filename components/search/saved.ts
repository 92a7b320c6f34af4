import { readStored, store } from '../ui/storage'

/** A page that was opened from search. */
export interface SavedPage {
  /** Path and heading, without the folder that the site is served from. */
  url: string
  title: string
  heading: string
  area: string
}

export interface Saved {
  recent: readonly SavedPage[]
  favorites: readonly SavedPage[]
}

/** Pages that are remembered without being asked for. */
export const MAX_RECENT = 7

const keys = { recent: 'search-recent', favorites: 'search-favorites' } as const

const without = (pages: readonly SavedPage[], url: string) => pages.filter((page) => page.url !== url)

/** Remembers a page as the last that was opened, unless it is a favorite. */
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

/** Takes the star away; the page is a recent one then. */
export function unstar({ recent, favorites }: Saved, page: SavedPage): Saved {
  return addRecent({ recent, favorites: without(favorites, page.url) }, page)
}

function isSavedPage(value: unknown): value is SavedPage {
  if (typeof value !== 'object' || value === null) return false
  const page = value as Record<string, unknown>
  const isText = ['url', 'title', 'heading', 'area'].every((name) => typeof page[name] === 'string')
  // Links lead to this site only, whatever somebody wrote into the storage.
  return isText && /^\/(?![/\\])/.test(page.url as string) && page.title !== ''
}

/** Reads one list; what is no saved page in it is left out. */
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

function readSaved(): Saved {
  return {
    recent: parseSaved(readStored(keys.recent)).slice(0, MAX_RECENT),
    favorites: parseSaved(readStored(keys.favorites)),
  }
}

/** The lists of this window: where storage is blocked they last as long as the page. */
let saved: Saved | undefined
const listeners = new Set<() => void>()

export function getSaved(): Saved {
  saved ??= readSaved()
  return saved
}

export function changeSaved(change: (saved: Saved) => Saved): void {
  saved = change(getSaved())
  store(keys.recent, JSON.stringify(saved.recent))
  store(keys.favorites, JSON.stringify(saved.favorites))
  for (const listener of listeners) listener()
}

/** Calls back at every change, also one made in another tab. */
export function watchSaved(listener: () => void): () => void {
  const readAgain = (event: StorageEvent) => {
    if (event.key !== null && event.key !== keys.recent && event.key !== keys.favorites) return
    saved = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', readAgain)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', readAgain)
  }
}
