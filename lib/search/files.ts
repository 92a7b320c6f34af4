/** Files of the embedded search, relative to the base path. */
export const outlineFile = '/_content/search/outline.json'

/** Maps page paths to full-text fragments. */
export const fragmentsFile = '/_content/search/fragments.json'

export const fullTextFolder = '/_content/search/text'
