import { getBlogText, getPosts } from '../blog'
import { getBody } from '../content/bodies'
import { findBreadcrumbs, getDocsSite, getSiteIndex } from '../docs'
import { integrationsPage, listIntegrations } from '../integrations'
import { getPages } from '../pages'
import { site } from '../kit/site'
import { toArea, toTag } from './areas'
import { getSections } from './section-cache'
import type { PageSection, SearchPage } from './types'

/**
 * A page whose text is read on access, because all texts of a large site wouldn't fit into memory.
 * @param file the page's source
 */
function withText(page: Omit<SearchPage, 'sections'>, file: string): SearchPage {
  return {
    ...page,
    get sections() {
      return getSections(getBody(file).html)
    },
  }
}

const toWords = (value: unknown) =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

function getTrail(path: string, version: string, sidebar: string | undefined): string[] {
  const items = getSiteIndex().versions.get(version)?.sidebars[sidebar ?? ''] ?? []
  return (findBreadcrumbs(items, path) ?? []).map(({ title }) => title)
}

function listDocs(): SearchPage[] {
  const { entries, indexes } = getDocsSite()
  const written = entries
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, file, title, description, sidebar, version, frontMatter }) =>
      withText(
        {
          path,
          title,
          description,
          area: toArea(path, sidebar),
          kind: typeof frontMatter.kind === 'string' ? frontMatter.kind : 'guide',
          tag: toTag(version),
          language: site.locale,
          breadcrumbs: getTrail(path, version, sidebar),
          keywords: toWords(frontMatter.keywords),
        },
        file,
      ),
    )
  const listed = indexes.map(({ path, title, description, sidebar, version, cards }) => ({
    path,
    title,
    description,
    area: toArea(path, sidebar),
    kind: 'index',
    tag: toTag(version),
    language: site.locale,
    breadcrumbs: getTrail(path, version, sidebar),
    keywords: [],
    sections: [toSection(cards.map((card) => card.title).join(', '))],
  }))
  return [...written, ...listed]
}

function toSection(text: string): PageSection {
  return { id: undefined, heading: undefined, level: 0, text, data: '', code: '', facts: [] }
}

function listBlog(): SearchPage[] {
  const listed = getPosts().filter(({ unlisted }) => !unlisted)
  if (listed.length === 0) return []
  const posts = listed.map(({ path, file, title, description, tags }) =>
    withText(
      {
        path,
        title,
        description,
        area: 'blog',
        kind: 'post',
        tag: 'default',
        language: site.locale,
        breadcrumbs: ['Blog'],
        keywords: tags,
      },
      file,
    ),
  )
  const { title, description } = getBlogText()
  const index: SearchPage = {
    title,
    description,
    path: '/blog',
    area: 'blog',
    kind: 'index',
    tag: 'default',
    language: site.locale,
    breadcrumbs: [],
    keywords: ['news', 'posts', 'articles'],
    sections: [toSection(listed.map(({ title }) => title).join(', '))],
  }
  return [index, ...posts]
}

function listIntegrationPages(): SearchPage[] {
  const integrations = listIntegrations()
  const pages = integrations.map(({ path, file, title, description, kind, formats, creates, package: name }) =>
    withText(
      {
        path,
        title,
        description,
        area: 'integrations',
        kind: 'integration',
        tag: 'default',
        language: site.locale,
        breadcrumbs: ['Integrations'],
        keywords: ['integration', kind, ...formats, ...creates, ...(name === undefined ? [] : [name])],
      },
      file,
    ),
  )
  if (pages.length === 0) return []
  const index: SearchPage = {
    ...integrationsPage,
    area: 'integrations',
    kind: 'index',
    tag: 'default',
    language: site.locale,
    breadcrumbs: [],
    keywords: [...new Set(integrations.map(({ kind }) => kind))],
    sections: [toSection(integrations.map(({ title }) => title).join(', '))],
  }
  return [index, ...pages]
}

function listSitePages(): SearchPage[] {
  return getPages()
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, file, title, description, frontMatter }) =>
      withText(
        {
          path,
          title,
          description,
          area: 'site',
          kind: 'page',
          tag: 'default',
          language: site.locale,
          breadcrumbs: [],
          keywords: toWords(frontMatter.keywords),
        },
        file,
      ),
    )
}

/** Every searchable page, sorted by path. Excludes unlisted pages and drafts. Text is read on access. */
export function listSearchPages(): SearchPage[] {
  const all = [...listDocs(), ...listBlog(), ...listIntegrationPages(), ...listSitePages()]
  return all.sort((a, b) => (a.path < b.path ? -1 : 1))
}
