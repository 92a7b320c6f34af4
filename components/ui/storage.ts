type StorageName = 'localStorage' | 'sessionStorage'

/** Reads a stored value. Returns undefined if there is none or storage is blocked. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Reads a JSON object of this session. Empty if there is none, or it isn't one. */
export function readStoredObject(key: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readStored(key, 'sessionStorage') ?? '{}') as object) }
  } catch {
    return {}
  }
}

/** Stores a value. If storage is blocked, it does nothing. */
export function store(key: string, value: string, storage: StorageName = 'localStorage'): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // Private windows and full disks. Nothing depends on stored values.
  }
}
