interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not when saving data or with a 2g connection. `@swup/preload-plugin` follows the same rule for links. */
export function canPrefetch(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData !== true && effectiveType?.endsWith('2g') !== true
}
