import type { PageMeta } from '../kit/page-meta'
import { findOwnImage } from '../content/images'
import { hasFeed } from './feed-paths'
import { toTeaser } from './listed'
import type { BlogPage } from './page'

const lists = {
  tags: {
    title: 'Blog tags',
    description: 'Browse the EventCatalog blog by tag: what each one covers, and how many posts it has.',
    path: '/blog/tags',
  },
  archive: {
    title: 'Blog archive',
    description: 'Browse every post on the EventCatalog blog by year and month.',
    path: '/blog/archive',
  },
}

/** Metadata of a page in `/blog`, for search engines and link previews. */
export function toBlogMeta(page: BlogPage): PageMeta {
  if (page.kind === 'tags' || page.kind === 'archive') return lists[page.kind]
  if (page.kind === 'tag') {
    const { label, description, path, posts } = page.tag
    const about = description || `Blog posts about ${label}: ${posts.map(({ title }) => title).join(', ')}.`
    return {
      title: `Posts tagged ${label}`,
      description: about,
      path,
      ...(hasFeed(posts) ? { feed: { title: `Posts tagged ${label}`, path } } : {}),
    }
  }
  const { post, body, authors, draft, tags } = page
  const { title, path, date, unlisted } = post
  return {
    title,
    description: toTeaser(post, body),
    path,
    hidden: unlisted || draft,
    image: findOwnImage(post),
    article: { published: date, authors: authors.map(({ name }) => name), tags: tags.map(({ label }) => label) },
  }
}
