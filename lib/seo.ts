import type { Metadata } from 'next'
import { toCopyPath } from './markdown-copy/addresses'
import { site } from './site'
import { toAbsoluteUrl } from './urls'

interface PageMeta {
  title: string
  description: string
  path: string
  keywords?: readonly string[]
  /** Kept out of search engines, though anyone with the address can read it. */
  hidden?: boolean
  /** The page that this one repeats, for search engines. */
  original?: string
}

/** Previews are never indexed. */
export function isIndexable(): boolean {
  return process.env.SITE_INDEXABLE !== 'false'
}

/** What a page says of itself to search engines and to sites that link to it. */
export function toMetadata({ title, description, path, keywords = [], hidden = false, original }: PageMeta): Metadata {
  const url = toAbsoluteUrl(original ?? path)
  const fullTitle = path === '/' ? `${site.name}: ${site.tagline}` : `${title} – ${site.name}`
  return {
    title: fullTitle,
    description,
    ...(keywords.length === 0 ? {} : { keywords: [...keywords] }),
    alternates: {
      canonical: url,
      // Only listed pages stand as Markdown too.
      ...(hidden ? {} : { types: { 'text/markdown': toAbsoluteUrl(toCopyPath(path)) } }),
    },
    openGraph: { title, description, url, siteName: site.name, type: 'website', locale: 'en_US' },
    ...(hidden || !isIndexable() ? { robots: { index: false } } : {}),
  }
}
