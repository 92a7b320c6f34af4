import type { Author, Post } from '../blog'
import { type PageLink, toAbsoluteUrl } from '../kit/urls'
import { searchPath } from '../search'
import { site } from '../kit/site'
import { planQuestions, type SitePage } from '../pages'

/** A thing from https://schema.org. tests/support/structured-data.ts defines the fields of each type. */
export type StructuredData = { '@type': string } & Record<string, unknown>

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

/** A page, followed by its breadcrumbs if it has any. */
function withBreadcrumbs(
  data: StructuredData,
  parents: readonly PageLink[],
  page: { title: string; path: string },
): StructuredData[] {
  const way = buildBreadcrumbs(parents, page)
  return way === undefined ? [data] : [data, way]
}

interface DocumentedPage {
  path: string
  title: string
  breadcrumbs: readonly PageLink[]
  lastUpdated: string | undefined
  body: unknown
}

/** A documentation page with its breadcrumbs. Index pages have no body. */
export function buildDocData({ path, title, breadcrumbs, lastUpdated, body }: DocumentedPage): StructuredData[] {
  const url = toAbsoluteUrl(path)
  const article: StructuredData =
    body === undefined
      ? { '@type': 'CollectionPage', name: title, url }
      : { '@type': 'TechArticle', headline: title, url, dateModified: lastUpdated }
  return withBreadcrumbs(article, [{ title: 'Documentation', href: '/docs' }, ...breadcrumbs], { title, path })
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
    dateModified: lastUpdated !== undefined && lastUpdated > date ? lastUpdated : undefined,
    keywords: tags.length === 0 ? undefined : tags,
    author: authors.map(({ name, url, isTeam }) => ({ '@type': isTeam ? 'Organization' : 'Person', name, url })),
    publisher: { '@type': 'Organization', name: site.name, url: toAbsoluteUrl('/') },
  }
  return withBreadcrumbs(posting, [{ title: 'Blog', href: '/blog' }], { title, path })
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

/** The data as JSON for a script element. Undefined without data. Escapes anything that could end the script. */
export function writeStructuredData(items: readonly StructuredData[]): string | undefined {
  if (items.length === 0) return undefined
  const data = items.length === 1 ? items[0] : { '@graph': items }
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
