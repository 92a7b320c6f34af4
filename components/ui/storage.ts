/** Reads a stored value; undefined where there is none or storage is blocked. */
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

/** Stores a value. Where storage is blocked the choice lasts as long as the page. */
export function store(key: string, value: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    window[storage].setItem(key, value)
  } catch {
    // Private windows and full disks: nothing to be done, and nothing depends on it.
  }
}
