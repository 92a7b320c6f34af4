/** What a page tells search engines and sites that link to it. */
export interface PageMeta {
  title: string
  description: string
  path: string
  keywords?: readonly string[]
  /** Keeps the page out of search engines. */
  hidden?: boolean
  /** Address of the page that this one duplicates. */
  canonical?: string
  /** Address of an image to use instead of the generated one. */
  image?: string | undefined
  /** Set on blog posts. */
  article?: { published: string; authors: readonly string[]; tags: readonly string[] }
  /** A feed of what the page lists, in addition to the feed of all posts. */
  feed?: { title: string; path: string }
}
