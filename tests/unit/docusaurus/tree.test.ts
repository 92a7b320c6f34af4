import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPipeline, type Pipeline, type PipelineResult } from '../../support/pipeline'
import { getCategory, toOutline } from '../../support/outline'

let pipeline: Pipeline
let result: PipelineResult
let tree: string
beforeAll(async () => {
  pipeline = await startPipeline()
  tree = path.join(pipeline.home, 'tests/fixtures/docusaurus')
  result = await pipeline.build(tree)
})
afterAll(() => pipeline.stop())

function getVersion(name: string) {
  const version = pipeline.getDocsSite().versions.find((candidate) => candidate.name === name)
  if (version === undefined) throw new Error(`There is no version ${name}.`)
  return version
}

function getChoices(...slug: string[]) {
  const page = pipeline.getDocPage(slug)
  if (page === undefined) throw new Error(`There is no page ${slug.join('/')}.`)
  return Object.fromEntries(pipeline.listVersionChoices(page).map(({ name, href }) => [name, href]))
}

const warnings = [
  'docs/tutorial-basics/01-create-a-page.mdx:3  Field "tags" isn’t shown, because only posts have tag pages.',
  'docs/tutorial-basics/01-create-a-page.mdx:42  Unknown component <Owners>.',
  'docs/tutorial-basics/02-install.md:19  The image ./missing.png doesn’t exist. Readers see its alt text instead: “Nowhere”.',
]

describe('a complete tree written for Docusaurus', () => {
  test("builds unchanged, and reports only what can't be shown", () => {
    expect(result).toEqual({ errors: [], warnings, compiled: 18 })
  })

  test("reports the same when it's built again from the cache", async () => {
    expect(await pipeline.build(tree)).toEqual({ errors: [], warnings, compiled: 0 })
  })

  test('resolves every form of link to a file', () => {
    const { html } = pipeline.getBody('docs/intro.md')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/docs/next/tutorial-basics/create-a-page#publish',
      '/docs/next/tutorial-basics/install',
      '/docs/next/tutorial-basics/install',
      '/docs/next/tutorial-basics/install',
      '/docs/next/category/tutorial---basics',
      '/blog/welcome',
    ])
    expect(pipeline.getBody('versioned_docs/version-2.0/intro.md').html).toBe(
      '<p>See <a href="/docs/guides/install">install</a> and <a href="/docs/guides/install">root</a>.</p>',
    )
  })

  test('serves images from static/ and next to the page with their size, and alt text for a missing one', () => {
    expect(pipeline.getBody('docs/intro.md').html).toMatch(
      /<img src="\/_content\/tree\.[0-9a-f]{10}\.png" width="2" height="3" alt="A tree" loading="lazy" decoding="async">/,
    )
    const { html } = pipeline.getBody('docs/tutorial-basics/02-install.md')
    expect(html).toMatch(/src="\/_content\/figure\.[0-9a-f]{10}\.png"/)
    expect(html).toContain('<span class="missing-image">Nowhere</span>')
  })

  test("inserts partials into pages, with the page's values, and links relative to the partial", () => {
    expect(pipeline.getBody('docs/tutorial-basics/01-create-a-page.mdx').html).toContain(
      '<p>This text about the catalog is shared.</p>\n<p>See <a href="/docs/next/tutorial-basics/install">install</a>.</p>',
    )
  })

  test("ends a post's excerpt at its marker, in both forms", () => {
    expect(pipeline.getBody('blog/2021-08-26-welcome/index.md').excerpt).toBe('<p>A lead before the mark.</p>\n')
    expect(pipeline.getBody('blog/2019-05-29-long-post.mdx').excerpt).toBe('<p>First paragraph.</p>\n')
    expect(pipeline.getBody('blog/2019-05-29-long-post.mdx').html).toContain('<a href="/blog/welcome">a link</a>')
  })

  test('lists its posts, newest first', () => {
    expect(pipeline.getPosts().map(({ path, authors, tags }) => [path, authors, tags])).toEqual([
      ['/blog/welcome', ['jane', 'joe'], ['releases', 'hello']],
      ['/blog/2020/1/5/notes/inline', ['Ann Other', 'jane'], []],
      ['/blog/2019/05/29/long-post', ['jane'], []],
    ])
  })
})

describe('its versions', () => {
  test('have their URLs: the latest at /docs, the upcoming one at /docs/next', () => {
    const { versions } = pipeline.getDocsSite()
    expect(versions.map(({ name, label, path, isLast }) => ({ name, label, path, isLast }))).toEqual([
      { name: 'current', label: 'Next', path: '/docs/next', isLast: false },
      { name: '2.0', label: '2.0', path: '/docs', isLast: true },
      { name: '1.0', label: '1.0', path: '/docs/1.0', isLast: false },
    ])
    expect(versions.map(({ banner }) => banner)).toEqual(['unreleased', undefined, 'unmaintained'])
  })

  test("stay on the page if the other version has it, or else link to that version's main page", () => {
    expect(getChoices('guides', 'install')).toEqual({
      current: '/docs/next',
      '2.0': '/docs/guides/install',
      '1.0': '/docs/1.0/guides/install',
    })
    expect(getChoices('next', 'guides', 'deploy')).toEqual({
      current: '/docs/next/guides/deploy',
      '2.0': '/docs',
      '1.0': '/docs/1.0',
    })
  })

  test('know their drafts', () => {
    expect(getVersion('2.0').draftIds).toEqual(['guides/draft'])
    expect(getVersion('2.0').docs.map(({ id }) => id)).not.toContain('guides/draft')
  })

  test('take their sidebars from a file, with every type of item', () => {
    expect(toOutline(getVersion('2.0').sidebars.guides)).toEqual([
      'Intro 2.0 → /docs',
      'Guides → /docs/all-guides',
      '  Installing → /docs/guides/install',
      '  Upgrade → /docs/guides/upgrade',
      'With a page → /docs/reference/cli',
      '  API → /docs/reference/api',
      'Without a page → no page',
      '  Community → https://example.org',
    ])
    expect(toOutline(getVersion('2.0').sidebars.reference)).toEqual([
      'API → /docs/reference/api',
      'CLI → /docs/reference/cli',
    ])
    expect(getCategory(getVersion('2.0').sidebars.guides, 'Guides')).toMatchObject({
      collapsible: true,
      collapsed: false,
    })
    expect(getCategory(getVersion('2.0').sidebars.guides, 'With a page').className).toBe('strong')
    expect(getCategory(getVersion('2.0').sidebars.guides, 'Without a page').collapsible).toBe(false)
  })

  test('support older sidebar file formats: categories by label, ids prefixed with the version', () => {
    expect(toOutline(getVersion('1.0').sidebars.old)).toEqual([
      'Start → no page',
      '  Intro 1.0 → /docs/1.0',
      'Guides → no page',
      '  Install 1.0 → /docs/1.0/guides/install',
    ])
  })

  test('show each page with the sidebar that contains it, and other pages without one', () => {
    const sidebars = Object.fromEntries(getVersion('2.0').docs.map(({ id, sidebar }) => [id, sidebar]))
    expect(sidebars).toEqual({
      intro: 'guides',
      'guides/install': 'guides',
      'guides/upgrade': 'guides',
      'reference/api': 'reference',
      'reference/cli': 'reference',
      'extra/alone': undefined,
    })
    expect(pipeline.getDocPage(['extra', 'alone'])?.sidebar).toBeUndefined()
  })

  test('have a page or redirect at every parent path', () => {
    const { routes, redirects } = pipeline.getDocsSite()
    const answered = new Set([...routes.map(({ path }) => path), ...redirects.keys()])
    const parents = routes.flatMap(({ path }) => {
      const parts = path.split('/').slice(1)
      return parts.slice(1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
    })
    expect(parents.filter((parent) => !answered.has(parent))).toEqual([])
  })
})

test('list routes in path order and say which sidebar they show', () => {
  const { routes } = pipeline.getDocsSite()
  expect(routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path).sort())
  expect(routes.find(({ path }) => path === '/docs/guides/install')).toEqual({
    path: '/docs/guides/install',
    sidebar: 'guides',
  })
  expect(routes.find(({ path }) => path === '/docs/extra/alone')).toEqual({ path: '/docs/extra/alone' })
})
