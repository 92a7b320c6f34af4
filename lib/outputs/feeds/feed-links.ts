import { site } from '../../kit/site'
import { toAbsoluteUrl } from '../../kit/urls'
import { feedFiles, feedTypes, getListedPosts, hasFeed, toFeedPath } from '../../blog'

const names = { 'rss.xml': 'RSS', 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' } as const

/** Links to the blog's feeds for the page head. Empty if there are none. */
export function listFeedLinks(): { type: string; title: string; href: string }[] {
  if (!hasFeed(getListedPosts())) return []
  return feedFiles.map((file) => ({
    type: feedTypes[file],
    title: `${site.name} blog (${names[file]})`,
    href: toAbsoluteUrl(toFeedPath(file)),
  }))
}
