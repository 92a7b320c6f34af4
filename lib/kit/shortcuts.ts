export interface Shortcut {
  /** As keyboards name them. Several ways to press the same are joined by "or". */
  keys: readonly (readonly string[])[]
  label: string
}

/** What the keyboard does on every page. The dialog lists these; components/layout/shortcut-keys.ts answers them. */
export const shortcuts: readonly Shortcut[] = [
  { keys: [['?']], label: 'Show keyboard shortcuts' },
  { keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], label: 'Search' },
  { keys: [['n']], label: 'Next page' },
  { keys: [['p']], label: 'Previous page' },
]

/** Storage key; `off` is the only value that means something. */
export const shortcutsKey = 'shortcuts'
