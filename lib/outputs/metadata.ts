import type { Metadata } from 'next'
import { feedFiles, feedTypes, getListedPosts, hasFeed, toFeedPath } from '../blog'
import { toCopyPath } from './markdown-copy/addresses'
import { shareSize, toSharePath } from './share-image/addresses'
import { site } from '../kit/site'
import type { PageMeta } from '../kit/page-meta'
import { getOrigin, toAbsoluteUrl } from '../kit/urls'

/** Previews are never indexed. */
export const isIndexable = (): boolean => process.env.SITE_INDEXABLE !== 'false'

const feedNames = { 'rss.xml': 'RSS', 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' } as const

/** Links to the blog's feeds for the page head. Empty if there are none. */
export function listFeedLinks(): { type: string; title: string; href: string }[] {
  if (!hasFeed(getListedPosts())) return []
  return feedFiles.map((file) => ({
    type: feedTypes[file],
    title: `${site.name} blog (${feedNames[file]})`,
    href: toAbsoluteUrl(toFeedPath(file)),
  }))
}

function toPicture({ title, path, image }: PageMeta) {
  if (image !== undefined) return { url: new URL(image, getOrigin()).href, alt: title }
  return { url: toAbsoluteUrl(toSharePath(path)), ...shareSize, alt: `${site.name}: ${title}`, type: 'image/png' }
}

function toAlternates({ path, canonical = path, hidden = false, feed }: PageMeta): Metadata['alternates'] {
  const types: NonNullable<NonNullable<Metadata['alternates']>['types']> = {}
  // Only listed pages have a Markdown copy.
  if (!hidden) types['text/markdown'] = toAbsoluteUrl(toCopyPath(path))
  if (feed !== undefined)
    types[feedTypes['rss.xml']] = [{ title: feed.title, url: toAbsoluteUrl(toFeedPath('rss.xml', feed.path)) }]
  return { canonical: toAbsoluteUrl(canonical), types }
}

function toOpenGraphType(article: PageMeta['article']) {
  if (article === undefined) return { type: 'website' as const }
  const { published, authors, tags } = article
  return { type: 'article' as const, publishedTime: published || undefined, authors: [...authors], tags: [...tags] }
}

/** A page's metadata for search engines and link previews. */
export function toMetadata(meta: PageMeta): Metadata {
  const { title, description, path, keywords = [], hidden = false, article } = meta
  const fullTitle = path === '/' ? `${site.name}: ${site.tagline}` : `${title} – ${site.name}`
  const images = [toPicture(meta)]
  const common = { title, description, url: toAbsoluteUrl(path), siteName: site.name, locale: 'en_US', images }
  return {
    title: fullTitle,
    description,
    keywords: keywords.length === 0 ? undefined : [...keywords],
    alternates: toAlternates(meta),
    openGraph: { ...common, ...toOpenGraphType(article) },
    twitter: { card: 'summary_large_image', title, description, images },
    robots: hidden || !isIndexable() ? { index: false } : undefined,
  }
}
