/** Where the embedded search finds what the build wrote, below the folder that the site is served from. */
export const outlineFile = '/_content/search/outline.json'

export const fullTextFolder = '/_content/search/text'
