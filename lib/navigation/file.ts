/** Files that define menus, for use in messages. */
export const menuFiles = {
  header: 'lib/navigation/menus.ts',
  footer: 'lib/navigation/footer.ts',
  navbar: 'lib/navigation/navbar.ts',
  /** Relative to the content folder: each integration defines its own menu item. */
  integrations: 'integrations/',
} as const
