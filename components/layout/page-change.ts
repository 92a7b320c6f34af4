/** Name of the event that tells open menus that another page is shown. */
export const pageChange = 'site:page-change'

/** Name of the event that tells that a page stands, the first one left out. */
export const pageShown = 'site:page-shown'

/** Name of the event that asks for the list of keyboard shortcuts. */
export const shortcutsAsked = 'site:shortcuts-asked'

/** Name of the event that tells that no key and no button is held down on the menus any more. */
export const menusReleased = 'site:menus-released'
