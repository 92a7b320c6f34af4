/** Parts of the site that a search can be limited to. */
export const searchAreas = ['docs', 'API', 'SDK', 'plugins', 'Studio', 'blog', 'integrations', 'site'] as const

export type SearchArea = (typeof searchAreas)[number]

/** A piece of a page that a link can lead to: what stands between two headings. */
export interface PageSection {
  /** Id of its heading; undefined for what stands before the first one. */
  id: string | undefined
  heading: string | undefined
  /** 0 for the page itself, else the level of the heading. */
  level: number
  /** Its sentences, with a line for each paragraph and item of a list. */
  text: string
  /** Words of its tables and figures. */
  data: string
  /** Code in it. */
  code: string
}

/** A page as every search provider sees it. */
export interface SearchPage {
  path: string
  title: string
  description: string
  area: SearchArea
  /** Kind of text, such as `reference` or `guide`. */
  kind: string
  /** Documentation of one version, as `docs-current`; `default` for all that has no versions. */
  tag: string
  language: string
  breadcrumbs: string[]
  keywords: string[]
  sections: PageSection[]
}

/** One section, as a hosted provider stores it. */
export interface SearchRecord {
  objectID: string
  url: string
  path: string
  title: string
  heading: string
  breadcrumbs: string[]
  description: string
  content: string
  keywords: string[]
  area: SearchArea
  kind: string
  language: string
  docusaurus_tag: string
  /** 0 for the page itself: equal matches show pages before their sections. */
  level: number
  /** Place of the section on its page. */
  position: number
}
