import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SidebarList } from '@/components/layout/sidebar-list'
import { countLinks, MAX_LINKS, pruneSidebar } from '@/lib/docs/long-sidebars'
import type { SidebarCategory, SidebarItem } from '@/lib/docs/types'

function link(label: string, href = `/docs/${label}`): SidebarItem {
  return { type: 'link', label, href }
}

function category(label: string, items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory {
  return { type: 'category', label, href: `/docs/${label}`, items, collapsible: true, collapsed: true, ...more }
}

const render = (items: readonly SidebarItem[], path?: string) =>
  renderToStaticMarkup(<SidebarList items={items} path={path} />)

/** The labels of open details, and the links marked as current. */
function readState(html: string) {
  return {
    open: [...html.matchAll(/<details open=""><summary><span>([^<]*)</g)].map(([, label]) => label),
    current: [...html.matchAll(/<a aria-current="page" href="([^"]*)"/g)].map(([, href]) => href),
  }
}

describe('a sidebar as HTML', () => {
  test('is a list of links, with details for categories', () => {
    const items = [link('a'), category('b', [link('c')])]
    expect(render(items)).toBe(
      '<ul><li><a href="/docs/a">a</a></li><li class="folder"><a href="/docs/b">b</a>' +
        '<details><summary><span>b</span></summary><ul><li><a href="/docs/c">c</a></li></ul></details></li></ul>',
    )
    expect(countLinks(items)).toBe(3)
  })

  test('omits hidden and unlisted items', () => {
    const items: SidebarItem[] = [
      { type: 'link', label: 'a', href: '/a', unlisted: true },
      { type: 'link', label: 'b', href: '/b', className: 'x hidden' },
      category('c', [link('d')], { className: 'hidden' }),
    ]
    expect(render(items)).toBe('<ul></ul>')
    expect(countLinks(items)).toBe(0)
  })

  test("has no details for categories that can't be collapsed, and a label for those without a page", () => {
    const html = render([category('a', [link('b')], { collapsible: false, href: undefined })])
    expect(html).toBe('<ul><li><span>a</span><ul><li><a href="/docs/b">b</a></li></ul></li></ul>')
  })
})

describe('the current page', () => {
  const items = [
    link('a'),
    category('b & co', [category('c', [category('d', [link('e')]), link('f')]), link('g')], { href: '/docs/b' }),
    category('h', [link('i')], { collapsed: false }),
  ]

  test.each([
    ['/docs/a', []],
    ['/docs/b', ['b &amp; co']],
    ['/docs/c', ['b &amp; co', 'c']],
    ['/docs/e', ['b &amp; co', 'c', 'd']],
    ['/docs/f', ['b &amp; co', 'c']],
    ['/docs/g', ['b &amp; co']],
    ['/docs/i', []],
  ])('%s is marked, and its branch is open', (path, open) => {
    expect(readState(render(items, path))).toEqual({ open: [...open, 'h'], current: [path] })
  })

  test('adds nothing but the marks', () => {
    const marked = render(items, '/docs/e')
    expect(marked.replaceAll(' aria-current="page"', '').replaceAll(/ open=""(?=><summary><span>[^h])/g, '')).toBe(
      render(items),
    )
  })

  test("changes nothing if it's not in the sidebar", () => {
    expect(render(items, '/docs/elsewhere')).toBe(render(items))
  })
})

describe('a sidebar with more links than a page should contain', () => {
  const folders = Array.from({ length: 40 }, (_, folder) =>
    category(`f${folder}`, [
      category(`f${folder}-s`, [link(`p${folder}-x`)]),
      ...Array.from({ length: 10 }, (_, page) => link(`p${folder}-${page}`)),
    ]),
  )

  test('keeps the top level and the open branch, and leaves the rest to be fetched', () => {
    expect(countLinks(folders)).toBeGreaterThan(MAX_LINKS)
    const pruned = pruneSidebar(folders, '/docs/p7-3')
    const html = render(pruned, '/docs/p7-3')
    expect(countLinks(pruned)).toBe(40 + 11)
    expect(html.match(/<details data-rest="">/g)).toHaveLength(40)
    expect(readState(html)).toEqual({
      open: ['f7'],
      current: ['/docs/p7-3'],
    })
  })

  test("opens a category's own branch on its page", () => {
    const html = render(pruneSidebar(folders, '/docs/f7'))
    expect(html).toContain('href="/docs/p7-0"')
    expect(html).not.toContain('href="/docs/p8-0"')
  })

  test("opens every branch with the page if it's linked twice", () => {
    const twice = [...folders, category('more', [category('inner', [link('p7-3')]), link('other')])]
    const pruned = pruneSidebar(twice, '/docs/p7-3')
    const html = render(pruned)
    expect(html.match(/href="\/docs\/p7-3"/g)).toHaveLength(2)
    expect(html).toContain('href="/docs/other"')
    expect(html.match(/<details data-rest="">/g)).toHaveLength(40)
  })
})
