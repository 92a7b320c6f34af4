/** Areas of the site that search can be limited to. */
export const searchAreas = ['docs', 'API', 'SDK', 'plugins', 'Studio', 'blog', 'integrations', 'site'] as const

export type SearchArea = (typeof searchAreas)[number]

/** What a page explains in a table or list: a field, option, command or message. Or a function. */
export interface Fact {
  name: string
  /** Its type, or a function's signature. May be empty, like the default. */
  type: string
  default: string
  /** What it means or does, or how to fix it. */
  text: string
}

/** A linkable section of a page, between two headings. */
export interface PageSection {
  /** Id of its heading. Undefined before the first one. */
  id: string | undefined
  heading: string | undefined
  /** 0 for the page itself, otherwise the heading level. */
  level: number
  /** Prose, with one line per paragraph and list item. */
  text: string
  /** Text of tables and figures. */
  data: string
  /** Code. */
  code: string
  facts: Fact[]
  /** Paths of the pages that it links to. */
  links: string[]
}

/** A page, for any search provider. */
export interface SearchPage {
  path: string
  title: string
  description: string
  area: SearchArea
  /** Page type, such as `reference` or `guide`. */
  kind: string
  /** Documentation version, as `docs-current`. `default` for unversioned pages. */
  tag: string
  language: string
  breadcrumbs: string[]
  keywords: string[]
  /** What people type who need this page, for the full text only. */
  searches?: readonly string[]
  sections: PageSection[]
}
