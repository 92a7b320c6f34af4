import type { Author, Post } from '../blog'
import type { DocPage } from '../docs'
import { type PageLink, toAbsoluteUrl } from '../kit/urls'
import { searchPath } from '../search'
import { licenseUrl, site } from '../kit/site'
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
    license: licenseUrl,
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
  // The current page doesn't need a URL.
  const items = [...above.map(({ title, href }) => ({ name: title, item: toAbsoluteUrl(href) })), { name: page.title }]
  const itemListElement = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

type DocumentedPage = Pick<DocPage, 'path' | 'title' | 'breadcrumbs' | 'lastUpdated'> & { body: unknown }

/** A documentation page with its breadcrumbs. Index pages have no body. */
export function buildDocData({ path, title, breadcrumbs, lastUpdated, body }: DocumentedPage): StructuredData[] {
  const url = toAbsoluteUrl(path)
  const article: StructuredData =
    body === undefined
      ? { '@type': 'CollectionPage', name: title, url }
      : { '@type': 'TechArticle', headline: title, url, dateModified: lastUpdated }
  const parents = [{ title: 'Documentation', href: '/docs' }, ...breadcrumbs]
  return [article, buildBreadcrumbs(parents, { title, path }) ?? []].flat()
}

/** A blog post with its breadcrumbs. Undated posts aren't a BlogPosting, which requires a date. */
export function buildPostData(
  { path, title, description, date, tags }: Post,
  authors: readonly Author[],
): StructuredData[] {
  if (date === '') return []
  const posting: StructuredData = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: toAbsoluteUrl(path),
    datePublished: date,
    keywords: tags.length === 0 ? undefined : tags,
    author: authors.map(({ name, url, isTeam }) => ({ '@type': isTeam ? 'Organization' : 'Person', name, url })),
    publisher: { '@type': 'Organization', name: site.name, url: toAbsoluteUrl('/') },
  }
  return [posting, buildBreadcrumbs([{ title: 'Blog', href: '/blog' }], { title, path }) ?? []].flat()
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
  const { path, title, description } = page
  if (path === '/') return [buildWebSite(), buildSoftwareApplication()]
  const data = { '@type': 'WebPage', name: title, description, url: toAbsoluteUrl(path) }
  return path === '/pricing' ? [data, buildFaq(planQuestions)] : [data]
}

/** The data as JSON for a script element. Undefined without data. Escapes anything that could end the script. */
export function writeStructuredData(items: readonly StructuredData[]): string | undefined {
  if (items.length === 0) return undefined
  const data = items.length === 1 ? items[0] : { '@graph': items }
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}
