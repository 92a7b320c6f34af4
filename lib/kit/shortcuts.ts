export interface Shortcut {
  /** Key names. Alternatives are joined by "or". */
  keys: readonly (readonly string[])[]
  label: string
}

/** Keyboard shortcuts on every page. Listed in the dialog, and handled in components/layout/shortcut-keys.ts. */
export const shortcuts: readonly Shortcut[] = [
  { keys: [['?']], label: 'Show keyboard shortcuts' },
  { keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], label: 'Search' },
  { keys: [['n']], label: 'Next page' },
  { keys: [['p']], label: 'Previous page' },
]

/** Storage key. The only meaningful value is `off`. */
export const shortcutsKey = 'shortcuts'
