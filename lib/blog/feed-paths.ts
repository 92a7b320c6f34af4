/** Feed formats and their media types. */
export const feedTypes = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const

export type FeedFile = keyof typeof feedTypes

/** Feed files of the blog. Tags only have the first one. */
export const feedFiles: readonly FeedFile[] = ['rss.xml', 'atom.xml', 'feed.json']

/** @param page address of the blog or of a tag: `/blog/ai` has its feed at `/blog/ai/rss.xml` */
export const toFeedPath = (file: FeedFile, page = '/blog'): string => `${page}/${file}`

/** Whether posts have a feed. Undated posts aren't included, because feed formats require a date. */
export function hasFeed(posts: readonly { date: string }[]): boolean {
  return posts.some(({ date }) => date !== '')
}
