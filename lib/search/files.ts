/** Where the embedded search finds what the build wrote, below the folder that the site is served from. */
export const outlineFile = '/_content/search/outline.json'

/** The file of each page in the full text, by the page's path. */
export const fragmentsFile = '/_content/search/fragments.json'

export const fullTextFolder = '/_content/search/text'
