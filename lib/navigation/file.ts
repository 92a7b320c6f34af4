/** Where menus are defined: messages about a menu name its file. */
export const menuFiles = {
  header: 'lib/navigation/menus.ts',
  footer: 'lib/navigation/footer.ts',
  navbar: 'lib/navigation/navbar.ts',
  /** Below the content folder: each integration brings its own menu item. */
  integrations: 'integrations/',
} as const
