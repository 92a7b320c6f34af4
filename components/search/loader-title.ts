/** Title of the error shown when search fails to load. */
export const loaderTitle = 'Unable to fetch results'
