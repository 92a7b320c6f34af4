import { readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { CONTINUE, EXIT, visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import { findAll, findMeta, getText, hasClass, readExportedPages, readHtml } from '../support/exported-html'

const pages = readExportedPages()
const docs = pages.filter(({ root }) => findAll(root, ({ tagName }) => tagName === 'docs-sidebar').length > 0)

function getPage(address: string): Root {
  const page = pages.find(({ path }) => path === address)
  if (page === undefined) throw new Error(`${address} isn't in the export.`)
  return page.root
}

/** The first element that matches. Throws if there is none. */
function find(root: Root | Element, passes: (element: Element) => boolean): Element {
  let found: Element | undefined
  visit(root, 'element', (element) => {
    if (!passes(element)) return CONTINUE
    found = element
    return EXIT
  })
  if (found === undefined) throw new Error('No element on the page matches.')
  return found
}

const toText = (element: Element) => toString(element)
const isTag = (name: string) => (element: Element) => element.tagName === name
const isLabeled = (label: string) => (element: Element) => getText(element, 'ariaLabel') === label
const has = (name: string) => (element: Element) => hasClass(element, name)
const isSlot = (name: string) => (element: Element) => getText(element, 'dataSlot') === name

/** The links inside an element, as name and URL. */
const listLinks = (part: Root | Element) =>
  findAll(part, isTag('a')).map((link) => [getText(link, 'ariaLabel') ?? toString(link), getText(link, 'href')])

/** Pages whose HTML gives a different value than expected. */
function findOthers(roots: typeof pages, read: (root: Root) => unknown, expected: unknown): string[] {
  return roots
    .filter(({ root }) => JSON.stringify(read(root)) !== JSON.stringify(expected))
    .map(({ path, root }) => `${path}: ${JSON.stringify(read(root))}`)
}

describe('The footer of every page', () => {
  const links = [
    ['Document', '/features/documentation'],
    ['Change', '/features/change'],
    ['Enterprise', '/enterprise'],
    ['Workshops', '/workshops'],
    ['Newsletter', '/newsletter'],
    ['Studio', 'https://eventcatalog.studio'],
    ['SDK', '/docs/sdk'],
    ['Pricing', '/pricing'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['AsyncAPI', '/specifications/asyncapi'],
    ['OpenAPI', '/integrations/openapi'],
    ['All integrations', '/integrations'],
    ['Federation', '/federation'],
    ['Support and services', '/services'],
    ['Free support', '/support'],
    ['Blog', '/blog'],
    ['Contact us', '/contact-us'],
    ['Videos', 'https://www.youtube.com/@event-catalog'],
    ['EDA Visuals', 'https://eda-visuals.boyney.io'],
    ['Community', 'https://discord.gg/3rjaZMmrAm'],
    ['License', 'https://github.com/event-catalog/eventcatalog/blob/v2.64.4/LICENSE.md'],
    ['X', 'https://x.com/event_catalog'],
    ['YouTube', 'https://www.youtube.com/@event-catalog'],
    ['Discord', 'https://discord.gg/3rjaZMmrAm'],
    ['GitHub', 'https://github.com/event-catalog/eventcatalog'],
  ]

  test('has every link, the copyright and the company, and no placeholders', () => {
    const problems = pages.flatMap(({ path, root }) => {
      const footer = find(root, isSlot('site-footer'))
      const found = listLinks(footer).map((link) => link.join(' '))
      const text = toString(footer)
      return [
        ...links.map((link) => link.join(' ')).filter((link) => !found.includes(link)),
        ...['Copyright © 2025 EventCatalog Ltd', 'Company: EventCatalog Ltd'].filter((line) => !text.includes(line)),
        ...(/number|undefined|LinkedIn/i.exec(text) ?? []),
      ].map((part) => `${path}: ${part}`)
    })
    expect(problems).toEqual([])
  })
})

describe('Every page', () => {
  test('starts with a skip link', () => {
    const without = pages.filter(({ root }) => {
      const first = find(root, ({ tagName }) => ['a', 'button', 'summary', 'input'].includes(tagName))
      const target = find(root, (element) => getText(element, 'id') === 'content')
      return toString(first) !== 'Skip to content' || getText(first, 'href') !== '#content' || target.tagName !== 'main'
    })
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

describe('The header of pages outside the documentation', () => {
  const withHeader = pages.filter(({ root }) => findAll(root, isSlot('site-header')).length > 0)
  const getHeader = (root: Root) => find(root, isSlot('site-header'))
  const getMenu = (name: string) =>
    find(
      getHeader(getPage('/')),
      (item) => item.tagName === 'li' && findAll(item, isTag('summary')).some((summary) => toString(summary) === name),
    )

  test('has the home link, the menus, Pricing, stars, search and buttons', () => {
    expect(withHeader.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/404', '/blog', '/integrations']))
    const read = (root: Root) => ({
      summaries: findAll(getHeader(root), isTag('summary')).map((summary) => toString(summary)),
      links: listLinks(getHeader(root))
        .filter(([name = '']) => /^(EventCatalog|Pricing|.* stars on GitHub|Search\/)$/.test(name))
        .map(([name, href]) => `${name} ${href}`),
      buttons: findAll(getHeader(root), isTag('button')).map((button) => getText(button, 'ariaLabel')),
    })
    const expected = {
      summaries: ['Product', 'Docs', 'Integrations', 'Resources'],
      links: [
        'EventCatalog /',
        'Pricing /pricing',
        // The text includes the shortcut, which is hidden from screen readers.
        'Search/ /search',
        '2.4k stars on GitHub https://github.com/event-catalog/eventcatalog',
      ],
      buttons: ['Switch between light and dark', 'Open menu'],
    }
    expect(findOthers(withHeader, read, expected)).toEqual([])
  })

  test('lists 20 integrations, each with an icon and a description', () => {
    const menu = getMenu('Integrations')
    const items = findAll(menu, isTag('li')).filter((item) => item !== menu)
    expect(items).toHaveLength(20)
    for (const part of ['use', 'small'])
      expect(
        items.filter((item) => JSON.stringify(item).split(`"tagName":"${part}"`).length !== 2).map(toText),
      ).toEqual([])
    expect(items.map(toText).filter((text) => text.includes(' New'))).toEqual([
      expect.stringMatching(/^\s*GraphQL New/),
    ])
    expect(listLinks(menu)).toContainEqual(['Show all', '/integrations'])
  })

  test('groups the documentation menu', () => {
    expect(findAll(getMenu('Docs'), isTag('p')).map(toText)).toEqual(['Get started', 'Reference', 'Studio'])
  })
})

describe('The docs bar', () => {
  const getBar = (root: Root) => find(root, isSlot('docs-bar'))

  test('has the home link, the areas, search and the theme switch', () => {
    const read = (root: Root) => ({
      areas: findAll(find(getBar(root), isLabeled('Documentation')), isTag('a')).map(toText),
      home: getText(
        find(getBar(root), (link) => link.tagName === 'a' && toString(link) === 'EventCatalog'),
        'href',
      ),
      search: getText(
        find(getBar(root), (link) => 'dataSearch' in link.properties),
        'href',
      ),
      buttons: findAll(getBar(root), isTag('button')).map((button) => getText(button, 'ariaLabel')),
    })
    const expected = {
      areas: ['Guides', 'API', 'SDK', 'Plugins', 'Studio', 'Contributing'],
      home: '/',
      search: '/search',
      buttons: ['Toggle sidebar', 'Switch between light and dark'],
    }
    expect(docs.length).toBeGreaterThan(300)
    expect(findOthers(docs, read, expected)).toEqual([])
  })

  test.each([
    ['/docs/development/starting-a-new-project/upgrading', 'Guides'],
    ['/docs/api/event', 'API'],
    ['/docs/sdk/function/getEvent', 'SDK'],
    ['/docs/contributing/components', 'Contributing'],
  ])('marks the area of %s', (address, area) => {
    const areas = find(getBar(getPage(address)), isLabeled('Documentation'))
    expect(findAll(areas, (link) => getText(link, 'ariaCurrent') !== undefined).map(toText)).toEqual([area])
  })

  test("includes the documentation's main menu", () => {
    const menu = find(getPage('/docs/development/configuration'), isLabeled('Main menu'))
    expect(findAll(menu, isTag('summary')).map(toText)).toEqual(['Product', 'API', 'Integrations'])
    const links = listLinks(menu)
    for (const name of ['Pricing', 'Blog', 'Community', 'Demo', 'Chat on Discord', 'Source code on GitHub'])
      expect(links.map(([label]) => label)).toContain(name)
    for (const name of ['GitHub', 'GitLab']) expect(links).toContainEqual([name, '/federation'])
  })
})

describe('A documentation page', () => {
  /** The paths in a sidebar, in order. Large sidebars are in a separate file. */
  const orders = new Map<string, string[]>()
  function readOrder(root: Root): string[] {
    const sidebar = find(root, isTag('docs-sidebar'))
    const source = getText(sidebar, 'source')
    const read = (part: Root | Element) => [
      ...new Set(
        findAll(part, isTag('a'))
          .map((link) => getText(link, 'href') ?? '')
          .filter((href) => /^\/[^"#]*$/.test(href)),
      ),
    ]
    if (source === undefined) return read(sidebar)
    const order = orders.get(source) ?? read(readHtml(`out${source}`))
    orders.set(source, order)
    return order
  }

  test('links to the previous and next page in sidebar order', () => {
    const outside: string[] = []
    const problems = docs.flatMap(({ path, root }) => {
      const order = readOrder(root)
      const place = order.indexOf(path)
      if (place < 0) {
        outside.push(path)
        return []
      }
      const findHref = (rel: string) => getText(findAll(root, (link) => getText(link, 'rel') === rel)[0], 'href')
      const found = [findHref('prev'), findHref('next')]
      const expected = [order[place - 1], order[place + 1]]
      return JSON.stringify(found) === JSON.stringify(expected)
        ? []
        : [`${path}: ${found.join()}, not ${expected.join()}`]
    })
    expect(problems).toEqual([])
    // Area overviews aren't in their own sidebars.
    expect(outside.length).toBeLessThan(10)
  })

  test('has breadcrumbs', () => {
    const trail = find(getPage('/docs/development/starting-a-new-project/upgrading'), isLabeled('Breadcrumbs'))
    expect(findAll(trail, isTag('li')).map(toText)).toEqual(['Starting a new project', 'Upgrading'])
    expect(listLinks(trail)).toEqual([['Starting a new project', '/docs/starting-a-new-project/getting-started']])
    expect(toString(find(trail, (item) => getText(item, 'ariaCurrent') === 'page'))).toBe('Upgrading')
  })

  test('lists its level 2 and 3 headings in the table of contents', () => {
    const root = getPage('/docs/contributing/components')
    const headings = findAll(find(root, has('prose')), ({ tagName }) => /^h[2-4]$/.test(tagName))
    const isListed = ({ tagName, properties }: Element) =>
      tagName !== 'h4' && properties.id !== undefined && properties.id !== 'footnote-label'
    const listed = listLinks(find(root, isTag('docs-toc'))).map(([, href]) => href)
    expect(headings.some(({ tagName }) => tagName === 'h4')).toBe(true)
    expect(listed.filter((href) => href !== '#content')).toEqual(
      headings.filter(isListed).map((heading) => `#${getText(heading, 'id')}`),
    )
  })

  test('shows file name and language of its code', () => {
    const code = findAll(getPage('/docs/contributing/components'), has('code')).map((figure) =>
      findAll(figure, isTag('figcaption')).map(toText).join(),
    )
    expect(code).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/eventcatalog\.config\.js.*JavaScript/),
        expect.stringMatching('YAML'),
        expect.stringMatching('Terminal'),
      ]),
    )
  })

  test('links to its Markdown and to assistants', () => {
    const address = '/docs/development/configuration'
    const links = listLinks(find(getPage(address), isTag('page-actions')))
    expect(links.map(([name]) => name)).toEqual(['Markdown', 'ChatGPT', 'Claude', 'Perplexity'])
    expect(links[0]?.[1]).toBe(`${address}.md`)
    for (const [, href = ''] of links.slice(1))
      expect(new URL(href).searchParams.get('q')).toBe(`Read ${toAbsoluteUrl(address)}.md`)
  })
})

describe('Integrations', () => {
  const listCards = (root: Root) => findAll(root, has('integration-card'))

  test('include 23 entries, with badges for new and upcoming ones', () => {
    const cards = listCards(getPage('/integrations'))
    const getNames = (badge: string) =>
      cards.filter((card) => toString(card).includes(badge)).map((card) => listLinks(card)[0]?.[0])
    expect(cards).toHaveLength(23)
    expect(toString(find(getPage('/integrations'), isTag('output')))).toBe('20 integrations, 3 coming soon')
    expect(getNames('New')).toEqual(['GraphQL'])
    expect(getNames('Coming soon')).toEqual(['Gravitee', 'Solace', 'Apicurio Registry'])
  })

  test('that are coming soon show a vote link and nothing to install', () => {
    const root = getPage('/integrations/solace')
    expect(Object.fromEntries(listLinks(root))).toMatchObject({
      'Upvote on GitHub': expect.stringMatching(/issues\/new\?title=Integration%3A%20Solace$/) as string,
    })
    const start = findAll(root, isSlot('start'))
    expect(start.flatMap((part) => findAll(part, isTag('docs-code')))).toEqual([])
    expect(findAll(find(root, isSlot('onward')), has('card'))).toHaveLength(4)
  })

  test("are all on the page that repeats the index, which isn't indexed", () => {
    const root = getPage('/integrations/old')
    expect(listCards(root)).toHaveLength(23)
    expect(findMeta(root, 'robots')).toContain('noindex')
  })

  test('are linked from the plugin table', () => {
    const table = find(getPage('/docs/plugins/all-plugins'), has('all-plugins'))
    expect(findAll(find(table, isTag('tbody')), isTag('tr'))).toHaveLength(12)
    expect(listLinks(table)).toContainEqual(['OpenAPI', '/integrations/openapi'])
  })
})

test("The page at an old URL links to the new one and isn't indexed", () => {
  const target = '/docs/development/starting-a-new-project/installation'
  const html = readFileSync('out/docs/installation.html', 'utf8')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`<link rel="canonical" href="${toAbsoluteUrl(target)}">`)
  expect(html).toContain(`<a href="${target}">`)
})
