/** Name of the event that tells open menus that another page is shown. */
export const pageChange = 'site:page-change'
