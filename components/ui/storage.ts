/** Reads a stored value. Returns undefined if there is none or storage is blocked. */
export function readStored(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value. If storage is blocked, it does nothing. */
export function store(key: string, value: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // Private windows and full disks. Nothing depends on stored values.
  }
}
