/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  title: string
  description: string
  path: string
  keywords?: readonly string[]
  /** Excludes the page from search engines. */
  hidden?: boolean
  /** Address of the page that this one duplicates. */
  canonical?: string
  /** URL of an image to use instead of the generated one. */
  image?: string | undefined
  /** Set on blog posts. */
  article?: { published: string; authors: readonly string[]; tags: readonly string[] }
  /** A feed of the page's items, in addition to the main feed. */
  feed?: { title: string; path: string }
}
