/** Dispatched on the document after client-side navigation has replaced the page. */
export const pageShown = 'site:page-shown'
