import { describe, expect, test } from 'vitest'
import { iconNames } from '@/lib/kit/icons/outlines'
import { buildNavigation } from '@/lib/navigation/menus'
import { checkNavigation } from '@/lib/navigation/check'
import { toMenuItems } from '@/lib/navigation/integrations'
import { toTargets } from '@/lib/navigation/targets'
import type { Menu, MenuItem, NavbarItem, Navigation } from '@/lib/navigation/types'
import { ProblemList } from '@/lib/kit/problems'
import { toLines } from '../../support/compile'
import { readIntegrations } from '../../support/integrations'
import { readSitePages } from '../../support/site-pages'

const empty: Navigation = {
  header: [],
  mobile: [],
  navbar: [],
  footer: {},
  social: [],
  search: { name: 'Search', href: '/search' },
  start: undefined,
}

interface Settings {
  pages?: readonly string[]
  isOwn?: boolean
  hasDocs?: boolean
}

function check(menus: Partial<Navigation>, { pages = [], isOwn = true, hasDocs = true }: Settings = {}) {
  const problems = new ProblemList()
  const targets = toTargets(new Set(['/', '/search', ...pages]), new Map([['/old', '/blog']]), hasDocs)
  const hasIcon = (icon: string) => iconNames.has(icon)
  checkNavigation({ ...empty, ...menus }, { targets, isOwn, hasIcon }, problems)
  return { errors: toLines(problems.errors), warnings: toLines(problems.warnings) }
}

const toMenu = (...items: MenuItem[]): Menu => ({ name: 'Docs', kind: 'default', groups: { '': items } })

describe('Menus in our own tree', () => {
  test('may link to pages, redirects to pages, files, anchors and other sites', () => {
    const items = ['/blog', '/old', '/img/order-placed-path.svg', '/blog?tag=sdk#first', 'https://x.com/a']
    const menu = toMenu(...items.map((href, index) => ({ name: `Item ${index}`, href })))
    expect(check({ header: [menu] }, { pages: ['/blog'] })).toEqual({ errors: [], warnings: [] })
  })

  for (const { item, line } of [
    {
      item: { name: 'Blog', href: '/blgo' },
      line: 'lib/navigation/menus.ts  The menu item "Blog" (header menu "Docs") links to /blgo, but there’s no such page or redirect. Did you mean /blog?',
    },
    {
      item: { name: ' ', href: '/blog' },
      line: 'lib/navigation/menus.ts  Item 1 " " (header menu "Docs") has no name. Expected the text to show.',
    },
    {
      item: { name: 'Blog', href: 'http://example.com' },
      line: 'lib/navigation/menus.ts  Item 1 "Blog" (header menu "Docs") links to "http://example.com". Expected a path or URL that starts with "/" or "https://".',
    },
    {
      item: { name: 'Blog', href: '//example.com' },
      line: 'lib/navigation/menus.ts  Item 1 "Blog" (header menu "Docs") links to "//example.com". Expected a path or URL that starts with "/" or "https://".',
    },
    {
      item: { name: 'Blog', href: '/blog', icon: 'bolg' },
      line: 'lib/navigation/menus.ts  Item 1 "Blog" (header menu "Docs") has the icon "bolg", which doesn’t exist. Expected an icon from lib/kit/icons/outlines.ts or the path of an image.',
    },
    {
      item: { name: 'Blog', href: '/blog', description: '' },
      line: 'lib/navigation/menus.ts  Item 1 "Blog" (header menu "Docs") has an empty description. Expected a few words, or none.',
    },
  ]) {
    test(`stop the build: ${line.slice(18, 90)}`, () => {
      expect(check({ header: [toMenu(item)] }, { pages: ['/blog'] })).toEqual({ errors: [line], warnings: [] })
    })
  }

  test('link to each page once, even in different groups', () => {
    const groups = {
      Start: [{ name: 'Blog', href: '/blog' }],
      Other: [
        { name: 'News', href: '/blog' },
        { name: 'Blog', href: '/other' },
      ],
    }
    const menu: Menu = { name: 'Docs', kind: 'grouped', groups }
    expect(check({ mobile: [menu] }, { pages: ['/blog', '/other'] }).errors).toEqual([
      'lib/navigation/menus.ts  Item 2 "News" (mobile menu "Docs") duplicates "Blog", which links to /blog. Expected it once.',
      'lib/navigation/menus.ts  Item 3 "Blog" (mobile menu "Docs") duplicates "Blog", which links to /blog. Expected it once.',
    ])
  })
})

describe('A message about a menu', () => {
  const blog = { name: 'Blog', href: '/blgo' }
  const missing = 'links to /blgo, but there’s no such page or redirect. Did you mean /blog?'
  const integrations: Menu = { name: 'Integrations', kind: 'integrations', groups: {} }

  test.each<[string, Partial<Navigation>, string]>([
    ['lib/navigation/menus.ts', { navbar: [{ label: 'Blog', to: '/blgo' }] }, 'older navbar'],
    ['lib/navigation/menus.ts', { footer: { Learn: [blog] } }, 'footer "Learn"'],
    ['lib/navigation/menus.ts', { social: [blog] }, 'social links'],
    ['lib/navigation/menus.ts', { header: [blog] }, 'header'],
    ['lib/navigation/menus.ts', { mobile: [{ ...integrations, showAll: blog }] }, 'mobile menu "Integrations"'],
    ['integrations/', { header: [{ ...integrations, groups: { '': [blog] } }] }, 'header menu "Integrations"'],
  ])('names %s for %j', (file, menus, place) => {
    const errors = [`${file}  The menu item "Blog" (${place}) ${missing}`]
    expect(check(menus, { pages: ['/blog'] })).toEqual({ errors, warnings: [] })
  })
})

describe('Menus in another tree', () => {
  test("omit what it doesn't have, with one warning per URL", () => {
    const pricing = { name: 'Pricing', href: '/pricing' }
    const menus = {
      header: [pricing],
      mobile: [toMenu(pricing)],
      footer: { Product: [pricing] },
      navbar: [{ label: 'Prices', to: '/pricing' }],
    }
    expect(check(menus, { isOwn: false })).toEqual({
      errors: [],
      warnings: [
        'lib/navigation/menus.ts  The menu items "Pricing" and "Prices" (header, mobile menu "Docs", footer "Product", older navbar) link to /pricing, which doesn’t exist in this tree. They’re hidden.',
      ],
    })
  })

  test('say that the docs feature must be enabled if it has no documentation', () => {
    expect(
      check({ header: [toMenu({ name: 'SDK', href: '/docs/sdk' })] }, { isOwn: false, hasDocs: false }).warnings,
    ).toEqual([
      'lib/navigation/menus.ts  The menu item "SDK" (header menu "Docs") links to /docs/sdk. It’s hidden: the docs feature must be enabled, and this tree has no pages in docs/.',
    ])
  })
})

describe("An item of the older navbar format that can't be shown", () => {
  const start = 'lib/navigation/menus.ts  Please check the navbar item configuration of'
  const link = { label: 'Blog', to: '/blog' }
  for (const { items, line } of [
    {
      items: [link, link, { label: 'Community' }],
      line: `${start} navbar item 3 "Community". It has neither "to" nor "href". Expected one of them.`,
    },
    {
      items: [{ ...link, href: 'https://x.com' }],
      line: `${start} navbar item 1 "Blog". It has both "to" and "href". Expected one of them.`,
    },
    {
      items: [{ ...link, type: 'search' }],
      line: `${start} navbar item 1 "Blog". It has the type "search". Expected "default" or "dropdown".`,
    },
    {
      items: [{ to: '/blog' }],
      line: `${start} navbar item 1. It has no label. Expected "label" with the text to show.`,
    },
    {
      items: [{ label: 'Blog', to: 'blog' }],
      line: `${start} navbar item 1 "Blog". Its "to" is "blog". Expected a path on this site that starts with "/".`,
    },
    {
      items: [{ label: 'Blog', href: 'http://x.com' }],
      line: `${start} navbar item 1 "Blog". Its "href" is "http://x.com". Expected a URL that starts with "https://".`,
    },
    {
      items: [{ ...link, position: 'top' }],
      line: `${start} navbar item 1 "Blog". It has the position "top". Expected "left" or "right".`,
    },
    {
      items: [{ ...link, className: 7 }],
      line: `${start} navbar item 1 "Blog". It has the className 7. Expected text.`,
    },
    {
      items: [{ type: 'dropdown', label: 'Product' }],
      line: `${start} navbar item 1 "Product". It’s a dropdown without items. Expected "items" with links.`,
    },
    {
      items: [{ type: 'dropdown', label: 'Product', items: [] }],
      line: `${start} navbar item 1 "Product". It’s a dropdown without items. Expected "items" with links.`,
    },
    {
      items: [{ type: 'dropdown', ...link, items: [link] }],
      line: `${start} navbar item 1 "Blog". It’s a dropdown with its own link. Expected links in "items" only.`,
    },
    {
      items: [{ label: 'Product', items: [link] }],
      line: `${start} navbar item 1 "Product". It has items but isn’t a dropdown. Expected the type "dropdown".`,
    },
    {
      items: [{ type: 'dropdown', label: 'Product', items: [link, { label: 'X' }] }],
      line: `${start} item 2 "X" of navbar item 1 "Product". It has neither "to" nor "href". Expected one of them.`,
    },
    {
      items: [{ type: 'dropdown', label: 'Product', items: [{ type: 'dropdown', label: 'X', items: [link] }] }],
      line: `${start} item 1 "X" of navbar item 1 "Product". It’s a dropdown inside a dropdown. Expected a link.`,
    },
    { items: ['Blog'], line: `${start} navbar item 1. It is "Blog". Expected an item.` },
  ]) {
    test(line.slice(start.length + 1), () => {
      expect(check({ navbar: items as NavbarItem[] }, { pages: ['/blog'] }).errors).toEqual([line])
    })
  }

  test('stops the build of any tree', () => {
    expect(check({ navbar: [{ label: 'Community' }] }, { isOwn: false }).errors).toHaveLength(1)
  })
})

describe('The current menus', () => {
  const navigation = buildNavigation(toMenuItems(readIntegrations()))

  test("list the 20 integrations in the specification's order, with graphql as new", () => {
    const menu = navigation.header.find(({ name }) => name === 'Integrations') as Menu
    const items = Object.values(menu.groups).flat()
    expect(items.map(({ href }) => href.split('/').at(-1))).toEqual(
      'openapi asyncapi graphql amazon-eventbridge aws-glue-registry azure-schema-registry amazon-api-gateway confluent-schema-registry github claude cursor backstage miro lucid drawio figjam atlassian-compass hookdeck helm windsurf'.split(
        ' ',
      ),
    )
    expect(items.filter(({ isNew }) => isNew).map(({ name }) => name)).toEqual(['GraphQL'])
    expect(menu.showAll?.href).toBe('/integrations')
  })

  const listItems = (entries: Navigation['header']) =>
    entries.flatMap((entry) => ('groups' in entry ? Object.values(entry.groups).flat() : entry))
  const toHrefs = (items: readonly MenuItem[]) => [...new Set(items.map(({ href }) => href))].sort()

  test('have the same links in the header and on phones', () => {
    expect(toHrefs(listItems(navigation.mobile))).toEqual(toHrefs(listItems(navigation.header)))
  })

  test('link to every page in content/pages, in the header or the footer', () => {
    const linked = new Set(toHrefs([...listItems(navigation.header), ...Object.values(navigation.footer).flat()]))
    const pages = readSitePages().filter(({ unlisted, path }) => !unlisted && path !== '/')
    expect(pages.length).toBeGreaterThan(15)
    expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([])
  })

  test('name each page the same everywhere', () => {
    const items = [...listItems(navigation.header), ...Object.values(navigation.footer).flat()]
    const isOurs = ({ href }: MenuItem) => /^\/(?!docs|integrations|specifications)/.test(href)
    const names = new Map<string, Set<string>>()
    for (const { href, name } of items.filter(isOurs)) names.set(href, (names.get(href) ?? new Set()).add(name))
    expect([...names].filter(([, different]) => different.size > 1).map(([href, all]) => [href, ...all])).toEqual([])
  })

  test('have an icon for every item in a panel, and a description unless the panel is too tall', () => {
    const panels = navigation.header.flatMap((entry) => ('groups' in entry ? Object.entries(entry.groups) : []))
    expect(panels.flatMap(([, items]) => items).filter(({ icon }) => !icon)).toEqual([])
    const brief = panels.filter(([, items]) => items.some(({ description }) => !description))
    expect(brief.map(([heading]) => heading)).toEqual(['Product'])
  })
})
