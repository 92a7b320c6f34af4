import type { IndexSettings, SynonymHit } from 'algoliasearch'
import { synonyms } from './words'

/** Ranking of the hosted index, matching the embedded one. Pushing overwrites changes made in Algolia's dashboard. */
export const indexSettings: IndexSettings = {
  // Where in a title a word is says little about questions.
  searchableAttributes: [
    'unordered(title)',
    'unordered(keywords)',
    'unordered(heading)',
    'unordered(description)',
    'breadcrumbs',
    'unordered(searches)',
    'unordered(content)',
    // Last, because only a query of one word should prefer pages with that name (`exactOnSingleWordQuery`).
    'names',
  ],
  // Equal matches: the page itself first, then the area that more readers look for, then sections in document order.
  customRanking: ['asc(level)', 'desc(weight)', 'asc(position)'],
  // `filters` boosts the reader's current area as a tie-breaker.
  ranking: ['typo', 'words', 'attribute', 'proximity', 'exact', 'filters', 'custom'],
  attributesForFaceting: ['afterDistinct(area)', 'filterOnly(language)', 'filterOnly(docusaurus_tag)'],
  attributeForDistinct: 'path',
  // Up to three sections per page, which the UI shows under its title.
  distinct: 3,
  attributesToRetrieve: ['url', 'path', 'title', 'heading', 'breadcrumbs', 'area', 'kind'],
  attributesToHighlight: ['title', 'heading'],
  attributesToSnippet: ['content:24'],
  // Makes parts of names such as `writeEventToService` searchable.
  camelCaseAttributes: ['title', 'heading', 'keywords', 'content'],
  separatorsToIndex: '_',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],
  // Requires all words. Without results, makes them optional.
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 20,
}

/** Synonyms from lib/search/words.ts. A word can be in several groups, so ids contain the whole group. */
export const indexSynonyms: SynonymHit[] = synonyms.map((words) => ({
  objectID: words.join('-').replaceAll(' ', '-'),
  type: 'synonym',
  synonyms: [...words],
}))
