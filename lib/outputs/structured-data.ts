import type { Author, Post } from '../blog'
import { type PageLink, toAbsoluteUrl } from '../kit/urls'
import { searchPath } from '../search'
import { site } from '../kit/site'
import { planQuestions, type SitePage } from '../pages'

/** A thing from https://schema.org. tests/support/structured-data.ts defines the fields of each type. */
export type StructuredData = { '@type': string } & Record<string, unknown>

/** The site's publisher. */
function buildPublisher(): StructuredData {
  return { '@type': 'Organization', name: site.name, url: toAbsoluteUrl('/') }
}

/** The site with its search URL: https://schema.org/SearchAction */
export function buildWebSite(): StructuredData {
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

/** The product. The Community plan is free; other prices aren't public. */
export function buildSoftwareApplication(): StructuredData {
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

/** Breadcrumbs to a page. Undefined for a page at the root. */
export function buildBreadcrumbs(
  parents: readonly PageLink[],
  page: { title: string; path: string },
): StructuredData | undefined {
  const above = parents.filter(({ href }) => href !== page.path)
  if (above.length === 0) return undefined
  const items = above.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: toAbsoluteUrl(href),
  }))
  return {
    '@type': 'BreadcrumbList',
    // The current page doesn't need a URL.
    itemListElement: [...items, { '@type': 'ListItem', position: items.length + 1, name: page.title }],
  }
}

interface DocumentedPage {
  path: string
  title: string
  breadcrumbs: readonly PageLink[]
  lastUpdated: string | undefined
  /** Undefined for an index page. */
  body: unknown
}

/** A documentation page with its breadcrumbs. */
export function buildDocData({ path, title, breadcrumbs, lastUpdated, body }: DocumentedPage): StructuredData[] {
  const url = toAbsoluteUrl(path)
  const article: StructuredData =
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

/** A blog post with its breadcrumbs. Undated posts aren't a BlogPosting, which requires a date. */
export function buildPostData(
  { path, title, description, date, tags }: Post,
  authors: readonly Author[],
  lastUpdated?: string,
): StructuredData[] {
  if (date === '') return []
  const posting: StructuredData = {
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
function buildWebPage({ path, title, description }: Record<'path' | 'title' | 'description', string>): StructuredData {
  return { '@type': 'WebPage', name: title, description, url: toAbsoluteUrl(path) }
}

/** Questions and answers. Must match the text on the page. */
export function buildFaq(questions: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Structured data for a page that isn't part of the docs or the blog. */
export function listPageData(page: SitePage): StructuredData[] {
  if (page.path === '/') return [buildWebSite(), buildSoftwareApplication()]
  if (page.path === '/pricing') return [buildWebPage(page), buildFaq(planQuestions)]
  return [buildWebPage(page)]
}

const context = 'https://schema.org'

/** The data as JSON for a script element. Undefined without data. Escapes anything that could end the script. */
export function writeStructuredData(items: readonly StructuredData[]): string | undefined {
  const [first] = items
  if (first === undefined) return undefined
  const data = items.length === 1 ? { '@context': context, ...first } : { '@context': context, '@graph': items }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
