/** Files of the embedded search, relative to the base path. */
export const outlineFile = '/_content/search/outline.json'

/** Descriptions, headings' ids, and names of facts. */
export const detailsFile = '/_content/search/details.json'

/** What fields, options, commands and messages mean, and signatures of functions. */
export const answersFile = '/_content/search/answers.json'

/** Maps page paths to full-text fragments. */
export const fragmentsFile = '/_content/search/fragments.json'

export const fullTextFolder = '/_content/search/text'
