import type { IndexSettings, SynonymHit } from 'algoliasearch'
import { synonyms } from './words'

/**
 * How the hosted index ranks, in the order in which the embedded one does: titles and headings before text, pages
 * before their sections. What is changed in the provider's dashboard is overwritten by the next push.
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: ['title', 'heading', 'keywords', 'unordered(description)', 'breadcrumbs', 'unordered(content)'],
  // Equal matches: the page itself, then its sections from the top.
  customRanking: ['asc(level)', 'asc(position)'],
  // `filters` is the area that the reader is in: it decides among equals.
  ranking: ['typo', 'words', 'attribute', 'exact', 'filters', 'proximity', 'custom'],
  attributesForFaceting: ['afterDistinct(area)', 'filterOnly(language)', 'filterOnly(docusaurus_tag)'],
  attributeForDistinct: 'path',
  // Up to three places of a page, which the interface shows below its title.
  distinct: 3,
  attributesToRetrieve: ['url', 'path', 'title', 'heading', 'breadcrumbs', 'area', 'kind'],
  attributesToHighlight: ['title', 'heading'],
  attributesToSnippet: ['content:24'],
  // Names such as `writeEventToService` are found by their parts.
  camelCaseAttributes: ['title', 'heading', 'keywords', 'content'],
  separatorsToIndex: '_',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  // Every word, as long as that finds something; then one less.
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 20,
}

/** The words of lib/search/words.ts, with ids that stay while the first word does. */
export const indexSynonyms: SynonymHit[] = synonyms.map((words) => ({
  objectID: (words[0] ?? '').replaceAll(' ', '-'),
  type: 'synonym',
  synonyms: [...words],
}))
