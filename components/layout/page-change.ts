/** Dispatched on the document when a link has put another page in the place of the one that was loaded. */
export const pageShown = 'site:page-shown'
