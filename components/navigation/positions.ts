import { readStored, store } from '../ui/storage'

const storageKey = 'scroll-positions'

const MAX_POSITIONS = 100

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? (stored as [string, number][]).filter((entry) => Array.isArray(entry)) : []
  } catch {
    return []
  }
}

/** Milliseconds within which browsers change the history entry after a click on an anchor. */
const FREEZE_DURATION = 300

/** The key of the current history entry. Adds one if it's missing. */
function claimKey(): string {
  const state = window.history.state as { entryKey?: unknown } | null
  if (typeof state?.entryKey === 'string') return state.entryKey
  const entryKey = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...state, entryKey }, '')
  return entryKey
}

/** Scroll positions of history entries, to restore on back and forward. */
export class Positions {
  private readonly positions = new Map(readPositions())
  private key = claimKey()
  private top = window.scrollY
  private frozenUntil = 0

  record(): void {
    if (performance.now() > this.frozenUntil) this.top = window.scrollY
  }

  /** Call when an anchor is clicked: the browser scrolls there before it reports the new history entry. */
  freeze(): void {
    this.top = window.scrollY
    this.frozenUntil = performance.now() + FREEZE_DURATION
  }

  /** Saves the previous entry's position and switches to the current entry. */
  switchEntry(): void {
    this.save()
    this.key = claimKey()
    this.top = window.scrollY
    this.frozenUntil = 0
  }

  save(): void {
    this.positions.delete(this.key)
    this.positions.set(this.key, this.top)
    store(storageKey, JSON.stringify([...this.positions].slice(-MAX_POSITIONS)), 'sessionStorage')
  }

  /** The stored scroll position of the current entry, in pixels. A link to a heading seen before makes a new entry. */
  find(): number | undefined {
    return this.positions.get(this.key)
  }
}
