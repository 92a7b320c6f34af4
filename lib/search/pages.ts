import { getBlogText, getPosts } from '../blog'
import { getBody } from '../content/bodies'
import { toFieldTexts } from '../content/source-file'
import { findBreadcrumbs, getDocsSite, getSiteIndex } from '../docs'
import { integrationsPage, listIntegrations } from '../integrations'
import { getPages } from '../pages'
import { site } from '../kit/site'
import { toArea, toTag } from './areas'
import { readSearches } from './searches'
import { getSections } from './sections'
import type { SearchArea, SearchPage } from './types'

interface PageSource {
  path: string
  title: string
  description: string
  /** The page's source, or the titles that an index page lists. */
  file: string | readonly { title: string }[]
}

type PageFields = Pick<SearchPage, 'kind'> & Partial<Pick<SearchPage, 'tag' | 'breadcrumbs' | 'keywords'>>

/** A page whose text is read on access, because all texts of a large site wouldn't fit into memory. */
function toPage({ path, title, description, file }: PageSource, area: SearchArea, fields: PageFields): SearchPage {
  return {
    ...{ path, title, description, area, tag: 'default', language: site.locale, breadcrumbs: [], keywords: [] },
    ...fields,
    get sections() {
      if (typeof file === 'string') return getSections(getBody(file).html)
      const text = file.map((item) => item.title).join(', ')
      return [{ id: undefined, heading: undefined, level: 0, text, data: '', code: '', facts: [], links: [] }]
    },
  }
}

function getTrail(path: string, version: string, sidebar: string | undefined): string[] {
  const items = getSiteIndex().versions.get(version)?.sidebars[sidebar ?? ''] ?? []
  return (findBreadcrumbs(items, path) ?? []).map(({ title }) => title)
}

function listDocs(): SearchPage[] {
  const { entries, indexes } = getDocsSite()
  const toDoc = (page: PageSource & { version: string; sidebar: string | undefined }, fields: PageFields) => {
    const { path, version, sidebar } = page
    const breadcrumbs = getTrail(path, version, sidebar)
    return toPage(page, toArea(path, sidebar), { ...fields, tag: toTag(version), breadcrumbs })
  }
  const written = entries
    .filter(({ unlisted }) => !unlisted)
    .map((page) => {
      const { kind, keywords } = page.frontMatter
      return toDoc(page, { kind: typeof kind === 'string' ? kind : 'guide', keywords: toFieldTexts(keywords) })
    })
  return [...written, ...indexes.map((page) => toDoc({ ...page, file: page.cards }, { kind: 'index' }))]
}

function listBlog(): SearchPage[] {
  const posts = getPosts().filter(({ unlisted }) => !unlisted)
  if (posts.length === 0) return []
  const index = { ...getBlogText(), path: '/blog', file: posts }
  return [
    toPage(index, 'blog', { kind: 'index', keywords: ['news', 'posts', 'articles'] }),
    ...posts.map((post) => toPage(post, 'blog', { kind: 'post', breadcrumbs: ['Blog'], keywords: post.tags })),
  ]
}

function listIntegrationPages(): SearchPage[] {
  const integrations = listIntegrations()
  if (integrations.length === 0) return []
  const kinds = [...new Set(integrations.map(({ kind }) => kind))]
  const index = { ...integrationsPage, file: integrations }
  return [
    toPage(index, 'integrations', { kind: 'index', keywords: kinds }),
    ...integrations.map((page) => {
      const { kind, formats, creates, package: name } = page
      const keywords = ['integration', kind, ...formats, ...creates, ...(name === undefined ? [] : [name])]
      return toPage(page, 'integrations', { kind: 'integration', breadcrumbs: ['Integrations'], keywords })
    }),
  ]
}

function listSitePages(): SearchPage[] {
  return getPages()
    .filter(({ unlisted }) => !unlisted)
    .map((page) => toPage(page, 'site', { kind: 'page', keywords: toFieldTexts(page.frontMatter.keywords) }))
}

/**
 * Every searchable page, sorted by path. Excludes unlisted pages and drafts. Text is read on access.
 * @throws ContentError if the list of searches has a mistake
 */
export function listSearchPages(): SearchPage[] {
  const all = [...listDocs(), ...listBlog(), ...listIntegrationPages(), ...listSitePages()]
  const searches = readSearches(new Set(all.map((page) => page.path)))
  for (const page of all) page.searches = searches.get(page.path) ?? []
  return all.sort((a, b) => (a.path < b.path ? -1 : 1))
}
