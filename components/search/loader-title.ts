/** What the page loader says first where search fails to load. */
export const loaderTitle = 'Unable to fetch results'
