import type { Metadata } from 'next'
import { feedTypes, toFeedPath } from '../blog'
import { toCopyPath } from './markdown-copy/addresses'
import { shareSize, toSharePath } from './share-image/addresses'
import { site } from '../kit/site'
import type { PageMeta } from '../kit/page-meta'
import { getOrigin, toAbsoluteUrl } from '../kit/urls'

/** Previews are never indexed. */
export function isIndexable(): boolean {
  return process.env.SITE_INDEXABLE !== 'false'
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
    openGraph:
      article === undefined
        ? { ...common, type: 'website' }
        : {
            ...common,
            type: 'article',
            publishedTime: article.published || undefined,
            authors: [...article.authors],
            tags: [...article.tags],
          },
    twitter: { card: 'summary_large_image', title, description, images },
    robots: hidden || !isIndexable() ? { index: false } : undefined,
  }
}
