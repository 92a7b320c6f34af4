import { describe, expect, test } from 'vitest'
import { getCategory, toOutline } from '../../support/outline'
import { buildSite } from '../../support/site'
import { makeTree, toPage, type TreeFiles } from '../../support/tree'

function buildSidebar(files: TreeFiles) {
  const site = buildSite(makeTree(files))
  return { site, items: site.versions[0]?.sidebars.tutorial ?? [] }
}

/** A folder with one page and a category file. */
function buildWith(name: string, category: string | object) {
  return buildSidebar({
    'docs/intro.md': toPage('Text.', { slug: '/' }),
    'docs/02-my-folder/page.md': toPage('Text.', { title: 'Page' }),
    [`docs/02-my-folder/${name}`]: category,
  })
}

describe('a category file', () => {
  test.each([
    ['_category_.json', { label: 'Named', position: 1, collapsible: false, collapsed: false, className: 'strong' }],
    ['_category_.yml', 'label: Named\nposition: 1\ncollapsible: false\ncollapsed: false\nclassName: strong\n'],
    ['_category_.yaml', 'label: Named\nposition: 1\ncollapsible: false\ncollapsed: false\nclassName: strong\n'],
  ])("%s sets the folder's label, position and behavior", (name, category) => {
    const { items } = buildWith(name, category)
    expect(items[0]).toMatchObject({ label: 'Named', collapsible: false, collapsed: false, className: 'strong' })
  })

  test('is optional: without one, a folder uses its name, is collapsible and starts collapsed', () => {
    const { items } = buildSidebar({ 'docs/02-my-folder/page.md': toPage('Text.', { title: 'Page' }) })
    expect(items[0]).toMatchObject({ label: 'My folder', collapsible: true, collapsed: true, href: '/docs/my-folder' })
  })

  test.each([
    ['its own slug', { link: { type: 'generated-index', slug: '/all/of-it' } }, '/docs/all/of-it'],
    ['a slug without a slash', { link: { type: 'generated-index', slug: 'all' } }, '/docs/all'],
    ['the label', { label: 'My Guides!', link: { type: 'generated-index' } }, '/docs/category/my-guides'],
    ['the folder', { label: 'Other' }, '/docs/my-folder'],
  ])('puts its generated index at %s', (_, category, address) => {
    const { site, items } = buildWith('_category_.json', category)
    expect(items.find((item) => item.type === 'category')?.href).toBe(address)
    expect(site.indexes.map(({ path }) => path)).toEqual([address])
  })

  test("describes the generated index, which lists each page's title and description", () => {
    const link = { type: 'generated-index', title: 'All guides', description: 'What to do.' }
    const { site } = buildSidebar({
      'docs/intro.md': toPage('Text.', { slug: '/' }),
      'docs/guides/_category_.json': { label: 'Guides', link },
      'docs/guides/b.md': toPage('Text.', { title: 'B', description: 'About B.' }),
      'docs/guides/a/x.md': toPage('Text.', { title: 'X' }),
    })
    expect(site.indexes.find(({ title }) => title === 'All guides')).toMatchObject({
      description: 'What to do.',
      cards: [
        { title: 'A', href: '/docs/guides/a', description: '', count: 1 },
        { title: 'B', href: '/docs/guides/b', description: 'About B.' },
      ],
    })
  })

  test.each([['page'], ['my-folder/page']])('links to the page with the id "%s"', (id) => {
    const { site, items } = buildWith('_category_.json', { label: 'Named', link: { type: 'doc', id } })
    expect(toOutline(items)).toEqual(['Named → /docs/my-folder/page', 'intro → /docs'])
    expect(site.indexes).toEqual([])
    expect(site.redirects.get('/docs/my-folder')).toBe('/docs/my-folder/page')
  })

  test("linking to a page that doesn't exist stops the build and suggests the closest one", () => {
    expect(() => buildWith('_category_.json', { link: { type: 'doc', id: 'pag' } })).toThrow(
      'docs/02-my-folder/_category_.json  Field "link": no page has the id "pag".',
    )
  })

  test('hides its folder with the class "hidden", but its pages still exist', () => {
    const { site } = buildWith('_category_.json', { className: 'hidden' })
    expect(getCategory(site.versions[0]?.sidebars.tutorial, 'My folder').className).toBe('hidden')
    expect(site.entries.map(({ path }) => path)).toContain('/docs/my-folder/page')
  })

  test('is used without values of the wrong type', () => {
    const { items } = buildWith('_category_.json', { label: 7, position: 'two', collapsed: 'no' })
    expect(getCategory(items, '7')).toMatchObject({ collapsed: true })
  })
})

describe("a folder's index", () => {
  test.each([['index.md'], ['README.mdx'], ['guides.md']])('is its %s', (name) => {
    const { items, site } = buildSidebar({
      [`docs/guides/${name}`]: toPage('Text.', { title: 'All guides' }),
      'docs/guides/a.md': toPage('Text.', { title: 'A' }),
    })
    expect(toOutline(items)).toEqual(['All guides → /docs/guides', '  A → /docs/guides/a'])
    expect(site.indexes.map(({ path }) => path)).toEqual(['/docs'])
  })

  test("keeps the folder's URL even with an id of its own", () => {
    const { site } = buildSidebar({ 'docs/guides/index.md': toPage('Text.', { id: 'overview' }) })
    expect(site.entries.map(({ id, path }) => [id, path])).toEqual([['guides/overview', '/docs/guides']])
  })
})

test('a tree without a home page lists its pages at /docs', () => {
  const { site } = buildSidebar({ 'docs/b/c.md': toPage('Text.', { title: 'C' }), 'docs/a.md': '# A\n' })
  expect(site.indexes.find(({ path }) => path === '/docs')).toMatchObject({
    title: 'Documentation',
    cards: [
      { title: 'A', href: '/docs/a' },
      { title: 'B', href: '/docs/b', count: 1 },
    ],
  })
})
