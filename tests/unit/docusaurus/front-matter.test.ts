import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SidebarList } from '@/components/layout/sidebar-list'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toPage } from '../../support/tree'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await startPipeline()
})
afterAll(() => pipeline.stop())

/** The page at /docs/guides/b, which has neighbors, with the given front matter. */
async function showPage(fields: Record<string, unknown>, body = '## One\n\n### Two\n\n#### Three') {
  const result = await pipeline.build({
    'docs/guides/a.md': toPage('Text.', { title: 'A', sidebar_label: 'Page A', sidebar_position: 1 }),
    'docs/guides/b.md': toPage(body, { title: 'B', sidebar_position: 2, ...fields }),
    'docs/guides/c.md': toPage('Text.', { title: 'C', sidebar_position: 3, pagination_label: 'See C' }),
    'docs/api/event.md': toPage('Text.', { title: 'Event' }),
  })
  expect(result.errors).toEqual([])
  const page = pipeline.getDocPage(['guides', 'b'])
  if (page === undefined) throw new Error('The page is missing.')
  return page
}

describe('front matter of a page', () => {
  test('is optional: the page is placed between its neighbors', async () => {
    expect(await showPage({})).toMatchObject({
      title: 'B',
      hideTitle: false,
      unlisted: false,
      sidebar: { name: 'tutorial' },
      breadcrumbs: [{ title: 'Guides', href: '/docs/guides' }],
      neighbors: {
        previous: { title: 'Page A', href: '/docs/guides/a' },
        next: { title: 'See C', href: '/docs/guides/c' },
      },
      toc: [
        { id: 'one', depth: 2, text: 'One' },
        { id: 'two', depth: 3, text: 'Two' },
      ],
    })
  })

  test.each([
    ['title', { title: 'Other' }, { title: 'Other' }],
    ['a title that is a number', { title: 2024 }, { title: '2024' }],
    ['description', { description: 'What it is.' }, { description: 'What it is.' }],
    ['keywords', { keywords: ['a', 'b'] }, { keywords: ['a', 'b'] }],
    ['hide_title', { hide_title: true }, { hideTitle: true }],
    ['hide_table_of_contents', { hide_table_of_contents: true }, { toc: [] }],
    ['hide_breadcrumbs', { hide_breadcrumbs: true }, { breadcrumbs: [] }],
    ['unlisted', { unlisted: true }, { unlisted: true }],
    ['custom_edit_url', { custom_edit_url: 'https://example.org/e' }, { editUrl: 'https://example.org/e' }],
    ['custom_edit_url: null', { custom_edit_url: null }, { editUrl: undefined }],
    ['last_update', { last_update: { date: '2024-02-03' } }, { lastUpdated: '2024-02-03' }],
    ['displayed_sidebar', { displayed_sidebar: 'api' }, { sidebar: { name: 'api' } }],
    ['displayed_sidebar: null', { displayed_sidebar: null }, { sidebar: undefined, breadcrumbs: [] }],
  ])('%s is supported', async (_, fields, expected) => {
    expect(await showPage(fields)).toMatchObject(expected)
  })

  test('toc_min_heading_level and toc_max_heading_level set the levels', async () => {
    const { toc } = await showPage({ toc_min_heading_level: 3, toc_max_heading_level: 4 })
    expect(toc.map(({ id }) => id)).toEqual(['two', 'three'])
  })

  test.each([
    ['an id', 'api/event', { title: 'Event', href: '/docs/api/event' }],
    ['null', null, undefined],
    ['an unknown id', 'nowhere', { title: 'See C', href: '/docs/guides/c' }],
  ])('pagination_next with %s', async (_, asked, expected) => {
    const { neighbors } = await showPage({ pagination_next: asked })
    expect(neighbors.next).toEqual(expected)
    expect(neighbors.previous).toEqual({ title: 'Page A', href: '/docs/guides/a' })
  })

  test('pagination_prev takes an id or null as well', async () => {
    expect((await showPage({ pagination_prev: 'api/event' })).neighbors.previous?.href).toBe('/docs/api/event')
    expect((await showPage({ pagination_prev: null })).neighbors.previous).toBeUndefined()
  })

  test("a level 1 heading serves as the title and isn't repeated in the text", async () => {
    const page = await showPage({ title: undefined }, '# The *real* title {#top}\n\nText.')
    expect(page.title).toBe('The real title')
    expect(page.body?.html).toBe('<p>Text.</p>')
    expect(page.description).toBe('Text.')
  })

  test('a level 1 heading is shown on the page, and the title in menus and metadata', async () => {
    const page = await showPage({ title: 'Short' }, '# The *long* title\n\nText.')
    expect(page).toMatchObject({ title: 'Short', heading: 'The long title' })
    expect(await showPage({ title: 'Short' })).toMatchObject({ title: 'Short', heading: 'Short' })
  })

  test("an unlisted page isn't in menus, neighbors or generated indexes", async () => {
    await showPage({ unlisted: true })
    expect(pipeline.getDocPage(['guides'])?.cards.map(({ title }) => title)).toEqual(['A', 'C'])
    const first = pipeline.getDocPage(['guides', 'a'])
    expect(first?.neighbors.next?.href).toBe('/docs/guides/c')
    const items = first?.sidebar?.items ?? []
    expect(renderToStaticMarkup(createElement(SidebarList, { items }))).not.toContain('/docs/guides/b')
  })
})

describe('drafts', () => {
  const files = {
    'docs/a.md': toPage('Text.', { title: 'A' }),
    'docs/draft.md': toPage('Text.', { title: 'Draft', draft: true }),
    'blog/2024-01-01-draft.md': toPage('Text.', { title: 'Draft', draft: true }),
  }

  test("aren't part of a build", async () => {
    await pipeline.build(files)
    expect(pipeline.getDocsSite().entries.map(({ id }) => id)).toEqual(['a'])
    expect(pipeline.getDocsSite().versions[0]?.draftIds).toEqual(['draft'])
    expect(pipeline.getPosts()).toEqual([])
  })

  test('are shown in development', async () => {
    process.env.CONTENT_DRAFTS = 'true'
    await pipeline.build(files)
    expect(pipeline.getDocPage(['draft'])?.draft).toBe(true)
    expect(pipeline.getPosts().map(({ path }) => path)).toEqual(['/blog/2024/01/01/draft'])
    delete process.env.CONTENT_DRAFTS
  })
})
