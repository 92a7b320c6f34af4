export interface Shortcut {
  /** As keyboards name them. Several ways to press the same are joined by "or". */
  keys: readonly (readonly string[])[]
  label: string
}

/** What the keyboard does on every page. The dialog lists these; components/layout/shortcut-keys.ts answers them. */
export const shortcuts: readonly Shortcut[] = [
  { keys: [['?']], label: 'Show this list' },
  { keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], label: 'Search' },
  { keys: [['n']], label: 'Next page of the documentation' },
  { keys: [['p']], label: 'Previous page of the documentation' },
]

/** Storage key; `off` is the only value that means something. */
export const shortcutsKey = 'shortcuts'
