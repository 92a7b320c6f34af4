import { readStored, store } from '../ui/storage'

/** Where each entry of the window's history was left, by the key of the entry. */
const storageKey = 'scroll-positions'

/** Entries that are remembered; older ones begin at the top. */
const MAX_POSITIONS = 100

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? (stored as [string, number][]).filter((entry) => Array.isArray(entry)) : []
  } catch {
    return []
  }
}

/** Milliseconds within which a browser has changed the entry for a place on the page. */
const LEAVING = 300

interface EntryState {
  entryKey?: unknown
}

/** The key of the history entry that is shown; one is given where there is none yet. */
function claimKey(): string {
  const state = window.history.state as EntryState | null
  if (typeof state?.entryKey === 'string') return state.entryKey
  const entryKey = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...state, entryKey }, '')
  return entryKey
}

/** Remembers how far each entry was read, so that back and forward lead to the same lines. */
export class Positions {
  private readonly positions = new Map(readPositions())
  private key = claimKey()
  private href = window.location.href
  private top = window.scrollY
  private leavingUntil = 0

  /** The last position before anything else moves the page. */
  note(): void {
    if (performance.now() > this.leavingUntil) this.top = window.scrollY
  }

  /** A place on the page was asked for: the browser scrolls to it before it says that the entry has changed. */
  leave(): void {
    this.top = window.scrollY
    this.leavingUntil = performance.now() + LEAVING
  }

  /** Leaves the entry that was shown for the one that is shown now. */
  change(): void {
    this.keep()
    this.key = claimKey()
    this.href = window.location.href
    this.top = window.scrollY
    this.leavingUntil = 0
  }

  keep(): void {
    for (const name of [this.href, this.key]) {
      this.positions.delete(name)
      this.positions.set(name, this.top)
    }
    store(storageKey, JSON.stringify([...this.positions].slice(-MAX_POSITIONS)), 'sessionStorage')
  }

  /**
   * Pixels from the top at which the entry that is shown now was left. Next's router writes entries anew at times, and
   * the key with them: then the address was left there last.
   */
  find(): number | undefined {
    return this.positions.get(this.key) ?? this.positions.get(this.href)
  }
}
