import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SidebarList } from '@/components/layout/sidebar-list'
import { toDocIdentity, parseNumberPrefix } from '@/lib/docs/identity'
import { toOutline } from '../../support/outline'
import { buildSite } from '../../support/site'
import { makeTree, toPage, type TreeFiles } from '../../support/tree'

function outline(files: TreeFiles): string[] {
  return toOutline(buildSite(makeTree(files)).versions[0]?.sidebars.tutorial)
}

test.each([
  ['01-install', { name: 'install', position: 1 }],
  ['2. Two words', { name: 'Two words', position: 2 }],
  ['003_config', { name: 'config', position: 3 }],
  ['4 - spaced', { name: 'spaced', position: 4 }],
  ['2024-01-31-notes', { name: '2024-01-31-notes' }],
  ['2024-01-notes', { name: '2024-01-notes' }],
  ['31-01-2024', { name: '31-01-2024' }],
  ['1.0-beta', { name: '1.0-beta' }],
  ['7.0', { name: '7.0' }],
  ['2024', { name: '2024' }],
  ['5ways', { name: '5ways' }],
  ['install-01', { name: 'install-01' }],
])('the name %s is parsed as %o', (name, expected) => {
  expect(parseNumberPrefix(name)).toEqual(expected)
})

test.each([
  ['a/02-b/03-c.mdx', {}, { id: 'a/b/c', path: '/a/b/c', position: 3 }],
  ['b.md', { slug: '/' }, { id: 'b', path: '/' }],
  ['a/b.md', { slug: '/x/y' }, { id: 'a/b', path: '/x/y' }],
  ['a/b.md', { slug: 'x' }, { id: 'a/b', path: '/a/x' }],
  ['a/b.md', { slug: './x' }, { id: 'a/b', path: '/a/x' }],
  ['a/b.md', { slug: '../x/' }, { id: 'a/b', path: '/x' }],
  ['a/b.md', { slug: 404 }, { id: 'a/b', path: '/a/404' }],
  ['a/b.md', { slug: '/über uns' }, { id: 'a/b', path: '/%C3%BCber%20uns' }],
  ['a/b.md', { slug: '/%C3%BCber' }, { id: 'a/b', path: '/%C3%BCber' }],
  ['a/b.md', { id: 'c' }, { id: 'a/c', path: '/a/c' }],
  ['a/b.md', { id: 2 }, { id: 'a/2', path: '/a/2' }],
  ['a/index.md', {}, { id: 'a/index', path: '/a' }],
  ['01-a/01-a.md', {}, { id: 'a/a', path: '/a' }],
  ['Größe & Maß.md', {}, { id: 'Größe & Maß', path: '/Gr%C3%B6%C3%9Fe%20%26%20Ma%C3%9F' }],
  ['c#.md', {}, { id: 'c#', path: '/c%23' }],
])('the page %s with %o becomes %o', (file, frontMatter, expected) => {
  expect(toDocIdentity(file, frontMatter)).toMatchObject(expected)
})

test('pages and folders are sorted by position, then by number, then by name', () => {
  const lines = outline({
    'docs/zebra.md': toPage('', { title: 'Zebra', sidebar_position: 1 }),
    'docs/03-third.md': '# Third\n',
    'docs/02-folder/a.md': '# In it\n',
    'docs/beta.md': '# Beta\n',
    'docs/alpha.md': '# Alpha\n',
    'docs/quarter.md': toPage('', { title: 'Quarter', sidebar_position: 2.5 }),
    'docs/text.md': toPage('', { title: 'Text', sidebar_position: '4' }),
  })
  expect(lines).toEqual([
    'Zebra → /docs/zebra',
    'Folder → /docs/folder',
    '  In it → /docs/folder/a',
    'Quarter → /docs/quarter',
    'Third → /docs/third',
    'Text → /docs/text',
    'Alpha → /docs/alpha',
    'Beta → /docs/beta',
  ])
})

test('a sidebar label replaces the title, and a number works as a title', () => {
  expect(
    outline({
      'docs/a.md': toPage('', { title: 'A long title', sidebar_label: 'Short' }),
      'docs/b.md': '---\ntitle: 2024\n---\n\nText.\n',
      'docs/c.md': '---\nsidebar_label: 7\n---\n\n# C\n',
      'docs/d.md': 'No title at all.\n',
    }),
  ).toEqual(['Short → /docs/a', '2024 → /docs/b', '7 → /docs/c', 'd → /docs/d'])
})

test("files and folders starting with an underscore aren't pages", () => {
  expect(
    outline({
      'docs/a.md': '# A\n',
      'docs/_b.md': '# B\n',
      'docs/_c/d.md': '# D\n',
      'docs/e/_f/g.md': '# G\n',
    }),
  ).toEqual(['A → /docs/a'])
})

test('a sidebar class name is passed to the entry, and "hidden" removes it', () => {
  const site = buildSite(
    makeTree({
      'docs/a.md': toPage('', { title: 'A', sidebar_class_name: 'new "one"' }),
      'docs/b.md': toPage('', { title: 'B', sidebar_class_name: 'hidden' }),
    }),
  )
  const items = site.versions[0]?.sidebars.tutorial ?? []
  expect(renderToStaticMarkup(createElement(SidebarList, { items }))).toBe(
    '<ul><li><a href="/docs/a" class="new &quot;one&quot;">A</a></li></ul>',
  )
})

test("the areas' folders have their own sidebars, and every other page is in the first one", () => {
  const site = buildSite(
    makeTree({
      'docs/api/event.md': '# Event\n',
      'docs/studio/start.md': '# Start\n',
      'docs/plugins/a.md': '# A\n',
      'docs/contributing/b.md': '# B\n',
      'docs/development/c.md': '# C\n',
      'docs/elsewhere/d.md': '# D\n',
    }),
  )
  expect(Object.keys(site.versions[0]?.sidebars ?? {})).toEqual([
    'tutorial',
    'api',
    'plugins',
    'studio',
    'contributing',
  ])
  expect(site.entries.map(({ id, sidebar }) => [id, sidebar])).toEqual([
    ['api/event', 'api'],
    ['contributing/b', 'contributing'],
    ['development/c', 'tutorial'],
    ['elsewhere/d', 'tutorial'],
    ['plugins/a', 'plugins'],
    ['studio/start', 'studio'],
  ])
})
