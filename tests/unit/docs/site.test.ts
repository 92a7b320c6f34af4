import { describe, expect, test } from 'vitest'
import { toDocEntry } from '@/lib/docs/entries'
import { findLatestPage } from '@/lib/docs/version-links'
import { readVersions } from '@/lib/docs/versions'
import { toOutline } from '../../support/outline'
import { buildSite } from '../../support/site'
import { makeTree, toPage, type TreeFiles } from '../../support/tree'

const place = { name: 'current', folder: 'docs', path: '/docs' }

describe('the entry of a page', () => {
  test.each([
    ['the first paragraph', '# A\n\nOne *two* [three](x).\nFour.\n\nFive.', 'One two three. Four.'],
    ['not an import', "import a from 'b'\n\nText.", 'Text.'],
    ['not an admonition', ':::note\n\nText.', 'Text.'],
    ['nothing, if there is no paragraph', '## A\n\n- b', ''],
    ['at most 160 characters', `${'word '.repeat(50)}end.`, `${'word '.repeat(31).trim()}…`],
  ])('is described by %s', (_, body, expected) => {
    expect(toDocEntry({ file: 'docs/a.md', frontMatter: {}, body }, place).description).toBe(expected)
  })

  test.each([
    ['# A `b` *c* #\n', 'A b c'],
    ['\n{/* x */}\n# A\n', 'A'],
    ["<!-- x -->\nimport A from 'a'\n\n# B\n", 'B'],
    ['Title\n=====\n\nText.', 'Title'],
    ['Text.\n\n# Later\n', 'a'],
  ])('takes its title from %j', (body, expected) => {
    expect(toDocEntry({ file: 'docs/a.md', frontMatter: {}, body }, place).title).toBe(expected)
  })
})

describe('versions', () => {
  test('are a single one if the tree declares none, with the docs folder at /docs', () => {
    const dir = makeTree({ 'docs/a.md': '# A\n' })
    expect(readVersions(dir)).toMatchObject([{ name: 'current', path: '/docs', isLast: true }])
  })

  test('set their banner and whether folders are open in the configuration of a Docusaurus site', () => {
    const files = { 'docs/b/a.md': '# A\n', 'versions.json': ['1.0'], 'versioned_docs/version-1.0/b/a.md': '# A\n' }
    const settings = {
      docsPath: '/docs',
      isCurrentShown: true,
      areFoldersClosed: false,
      areFoldersClosable: false,
      versions: { current: { banner: 'none' }, '1.0': { banner: 'unmaintained' } },
    }
    const { versions } = buildSite(makeTree({ ...files, 'tree-settings.json': settings }))
    expect(versions.map(({ banner }) => banner)).toEqual([undefined, 'unmaintained'])
    expect(versions[1]?.sidebars.tutorial).toMatchObject([{ label: 'B', collapsed: false, collapsible: false }])
  })

  test('link to the same page in the latest one, or to its main page', () => {
    const { versions } = buildSite(
      makeTree({
        'docs/a.md': '# A\n',
        'docs/new.md': '# New\n',
        'versions.json': ['1.0'],
        'versioned_docs/version-1.0/a.md': '# A\n',
        'versioned_docs/version-1.0/main.md': toPage('', { slug: '/' }),
      }),
    )
    expect(findLatestPage('/docs/next/a', versions)).toEqual({ label: '1.0', href: '/docs/a' })
    expect(findLatestPage('/docs/next/new', versions)).toEqual({ label: '1.0', href: '/docs' })
  })

  test("may all be released: without a docs folder there's no next version", () => {
    const site = buildSite(makeTree({ 'versions.json': ['1.0'], 'versioned_docs/version-1.0/a.md': '# A\n' }))
    expect(site.versions.map(({ name, path }) => [name, path])).toEqual([['1.0', '/docs']])
  })

  test('without pages are omitted', () => {
    const site = buildSite(makeTree({ 'versions.json': ['2.0', '1.0'], 'versioned_docs/version-2.0/a.md': '# A\n' }))
    expect(site.versions.map(({ name }) => name)).toEqual(['2.0'])
  })

  test('without a sidebar file use their folders', () => {
    const site = buildSite(makeTree({ 'versions.json': ['1.0'], 'versioned_docs/version-1.0/b/a.md': '# A\n' }))
    expect(toOutline(site.versions[0]?.sidebars.tutorial)).toEqual(['B → /docs/b', '  A → /docs/b/a'])
  })

  test('open with the first page of the first sidebar if they have no home page', () => {
    const files = { 'docs/a.md': '# A\n', 'docs/z.md': toPage('', { title: 'Z', sidebar_position: 1 }) }
    expect(buildSite(makeTree(files)).versions[0]?.mainDocId).toBe('z')
    expect(buildSite(makeTree({ ...files, 'docs/b.md': toPage('', { slug: '/' }) })).versions[0]?.mainDocId).toBe('b')
  })

  const sidebarFile = 'versioned_sidebars/version-1.0-sidebars.json'
  const page = { 'versioned_docs/version-1.0/intro.md': '# A\n', 'versions.json': ['1.0'] }
  test.each<[string, TreeFiles, string]>([
    [
      "versions that aren't a list",
      { 'versions.json': '{}' },
      'versions.json:1  Expected a list of version names such as ["2.0", "1.0"].',
    ],
    ["versions that aren't JSON", { 'versions.json': '["1.0"' }, 'versions.json  Invalid JSON: '],
    ["a sidebar file that isn't JSON", { ...page, [sidebarFile]: '{' }, `${sidebarFile}  Invalid JSON: `],
    [
      "a sidebar with a page that doesn't exist",
      { ...page, [sidebarFile]: { docs: ['intr'] } },
      `${sidebarFile}  Sidebar "docs": no page has the id "intr". Did you mean "intro"?`,
    ],
  ])('stop the build with %s', (_, files, message) => {
    expect(() => buildSite(makeTree(files))).toThrow(message)
  })
})

describe('drafts', () => {
  const files = {
    'docs/a.md': toPage('', { title: 'A', draft: true }),
    'docs/b.md': toPage('', { title: 'B' }),
    'docs/c/_category_.json': { link: { type: 'doc', id: 'd' } },
    'docs/c/d.md': toPage('', { title: 'D', draft: true }),
    'docs/c/e.md': toPage('', { title: 'E' }),
  }

  test('have no URL, entry or neighbors, and a folder whose index is one gets a generated list', () => {
    const site = buildSite(makeTree(files))
    expect(toOutline(site.versions[0]?.sidebars.tutorial)).toEqual(['B → /docs/b', 'C → /docs/c', '  E → /docs/c/e'])
    expect(site.versions[0]?.draftIds).toEqual(['a', 'c/d'])
  })

  test('have all of these in development', () => {
    const site = buildSite(makeTree(files), { showDrafts: true })
    expect(toOutline(site.versions[0]?.sidebars.tutorial)).toEqual([
      'A → /docs/a',
      'B → /docs/b',
      'D → /docs/c/d',
      '  E → /docs/c/e',
    ])
  })
})

test("in our own tree a generated index is at its folder's URL", () => {
  const dir = makeTree({
    'docs/guides/_category_.json': { label: 'Good guides', link: { type: 'generated-index' } },
    'docs/guides/a.md': '# A\n',
  })
  expect(buildSite(dir, { isForeign: false }).indexes.map(({ path }) => path)).toEqual(['/docs/guides', '/docs'])
  expect(buildSite(dir).redirects.get('/docs/guides')).toBe('/docs/category/good-guides')
})

test('the parent paths of a page with a custom slug redirect to the first page under them', () => {
  const site = buildSite(
    makeTree({ 'docs/a.md': toPage('', { slug: '/x/y/z' }), 'docs/b.md': toPage('', { slug: '/' }) }),
  )
  expect([...site.redirects]).toEqual([
    ['/docs/x/y', '/docs/x/y/z'],
    ['/docs/x', '/docs/x/y/z'],
  ])
})
