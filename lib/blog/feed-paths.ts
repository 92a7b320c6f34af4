/** Formats of the feed of all posts, with the media type of each. */
export const feedTypes = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
} as const

export type FeedFile = keyof typeof feedTypes

/** Files of the feed of all posts; a tag has the first of them. */
export const feedFiles: readonly FeedFile[] = ['rss.xml', 'atom.xml', 'feed.json']

/** @param page address of the blog or of a tag: `/blog/ai` has its feed at `/blog/ai/rss.xml` */
export function toFeedPath(file: FeedFile, page = '/blog'): string {
  return `${page}/${file}`
}

/** Whether posts have a feed. One without a date is in none, because formats ask for a date and none is made up. */
export function hasFeed(posts: readonly { date: string }[]): boolean {
  return posts.some(({ date }) => date !== '')
}
