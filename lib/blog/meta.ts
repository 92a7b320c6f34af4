import type { PageMeta } from '../seo'
import { findOwnImage } from '../share-image/own-image'
import { hasFeed } from './feed-paths'
import { toTeaser } from './listed'
import type { BlogPage } from './page'

const lists = {
  tags: {
    title: 'Blog tags',
    description:
      'Every tag of the EventCatalog blog with the number of its posts and one sentence on what it is about.',
    path: '/blog/tags',
  },
  archive: {
    title: 'Blog archive',
    description:
      'Every post of the EventCatalog blog by year and month: its day and its title, for those who look for an older one.',
    path: '/blog/archive',
  },
}

/** What a page below `/blog` says of itself to search engines and to sites that link to it. */
export function toBlogMeta(page: BlogPage): PageMeta {
  if (page.kind === 'tags' || page.kind === 'archive') return lists[page.kind]
  if (page.kind === 'tag') {
    const { label, description, path, posts } = page.tag
    const about = description || `Posts of the blog about ${label}: ${posts.map(({ title }) => title).join(', ')}.`
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
