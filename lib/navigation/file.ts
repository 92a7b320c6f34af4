/** The file that messages about menus name. */
export const navigationFile = 'lib/navigation.ts'
