import type { Author, Post } from '../../blog'
import type { PageLink } from '../../kit/urls'
import { searchPath } from '../../search'
import { site } from '../../kit/site'
import { toAbsoluteUrl } from '../../kit/urls'
import type * as Data from './types'

/** Who publishes the site. */
function buildPublisher(): Data.Organization {
  return { '@type': 'Organization', name: site.name, url: toAbsoluteUrl('/') }
}

/** The site, with the address at which it is searched: https://schema.org/SearchAction */
export function buildWebSite(): Data.WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: toAbsoluteUrl('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${toAbsoluteUrl(searchPath)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The tool that the site is about. The Community plan costs nothing; other prices are not known here. */
export function buildSoftwareApplication(): Data.SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    name: site.name,
    description: site.description,
    url: toAbsoluteUrl('/'),
    applicationCategory: 'DeveloperApplication',
    softwareVersion: site.versions.core,
    license: `${site.links.repository}/blob/v${site.versions.core}/LICENSE`,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: { '@type': 'Organization', name: site.company.legalName, url: toAbsoluteUrl('/') },
    sameAs: [site.links.repository],
  }
}

/** The way to a page from the beginning of its part of the site; undefined for a page that is the beginning. */
export function buildBreadcrumbs(
  parents: readonly PageLink[],
  page: { title: string; path: string },
): Data.BreadcrumbList | undefined {
  const above = parents.filter(({ href }) => href !== page.path)
  if (above.length === 0) return undefined
  const items = above.map(({ title, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: title,
    item: toAbsoluteUrl(href),
  }))
  return {
    '@type': 'BreadcrumbList',
    // The page itself needs no address: it is where this stands.
    itemListElement: [...items, { '@type': 'ListItem', position: items.length + 1, name: page.title }],
  }
}

interface DocumentedPage {
  path: string
  title: string
  breadcrumbs: readonly PageLink[]
  lastUpdated: string | undefined
  /** Undefined on a page that only lists others. */
  body: unknown
}

/** A page of the documentation and the way to it. */
export function buildDocData({ path, title, breadcrumbs, lastUpdated, body }: DocumentedPage): Data.StructuredData[] {
  const url = toAbsoluteUrl(path)
  const article: Data.StructuredData =
    body === undefined
      ? { '@type': 'CollectionPage', name: title, url }
      : {
          '@type': 'TechArticle',
          headline: title,
          url,
          ...(lastUpdated === undefined ? {} : { dateModified: lastUpdated }),
        }
  const way = buildBreadcrumbs([{ title: 'Documentation', href: '/docs' }, ...breadcrumbs], { title, path })
  return way === undefined ? [article] : [article, way]
}

/** A post of the blog and the way to it. A post without a date is no posting: nothing is made up for it. */
export function buildPostData(
  { path, title, description, date, tags }: Post,
  authors: readonly Author[],
  lastUpdated?: string,
): Data.StructuredData[] {
  if (date === '') return []
  const posting: Data.BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: toAbsoluteUrl(path),
    datePublished: date,
    ...(lastUpdated === undefined || lastUpdated <= date ? {} : { dateModified: lastUpdated }),
    ...(tags.length === 0 ? {} : { keywords: tags }),
    author: authors.map(({ name, url, isTeam }) => ({
      '@type': isTeam ? 'Organization' : 'Person',
      name,
      ...(url === undefined ? {} : { url }),
    })),
    publisher: buildPublisher(),
  }
  const way = buildBreadcrumbs([{ title: 'Blog', href: '/blog' }], { title, path })
  return way === undefined ? [posting] : [posting, way]
}

/** A page outside the documentation and the blog. */
export function buildWebPage({
  path,
  title,
  description,
}: Record<'path' | 'title' | 'description', string>): Data.WebPage {
  return { '@type': 'WebPage', name: title, description, url: toAbsoluteUrl(path) }
}

/** Questions and answers that a page shows, word for word; for no page that does not show them. */
export function buildFaq(questions: readonly { question: string; answer: string }[]): Data.FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
