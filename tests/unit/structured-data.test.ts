import { describe, expect, test } from 'vitest'
import type { Post } from '@/lib/blog/posts'
import { footer } from '@/lib/navigation/menus'
import {
  buildBreadcrumbs,
  buildDocData,
  buildFaq,
  buildPostData,
  buildSoftwareApplication,
  buildWebSite,
  writeStructuredData,
} from '@/lib/outputs/structured-data'
import { findErrors, toThings } from '../support/structured-data'

const post: Post = {
  file: 'blog/a.mdx',
  path: '/blog/a',
  slug: 'a',
  title: 'A release',
  description: 'What it brings.',
  date: '2025-01-31',
  tags: ['sdk'],
  authors: [],
  unlisted: false,
  frontMatter: {},
}
const authors = [
  { name: 'EventCatalog team', url: 'https://github.com/event-catalog', isTeam: true },
  { name: 'Rosa', isTeam: false },
]
const doc = {
  path: '/docs/api/event',
  title: 'Event reference',
  breadcrumbs: [{ title: 'API', href: '/docs/api' }],
  lastUpdated: '2025-01-31',
  body: {},
}

describe('Structured data', () => {
  test.each([
    ['for the site', [buildWebSite(), buildSoftwareApplication()]],
    ['for a documentation page', buildDocData(doc)],
    ["for a page that git doesn't know", buildDocData({ ...doc, lastUpdated: undefined })],
    ['for an index', buildDocData({ ...doc, body: undefined })],
    ['for a post', buildPostData(post, authors)],
    ['for questions and answers', [buildFaq([{ question: 'What is it?', answer: 'A catalog.' }])]],
  ])('%s is valid according to schema.org', (_, things) => {
    expect(things.length).toBeGreaterThan(0)
    expect(things.flatMap(findErrors)).toEqual([])
  })

  test.each([
    [{ '@type': 'TechArticle', headline: 'A' }, "TechArticle must have required property 'url'"],
    [{ '@type': 'TechArticle', headline: 'A', url: '/docs' }, 'TechArticle/url must match format "uri"'],
    [
      { '@type': 'CollectionPage', name: 'A', url: 'https://x.example/', hedline: 'A' },
      'CollectionPage must NOT have additional properties: hedline',
    ],
    [{ '@type': 'Artikel' }, 'Artikel is no type that this site uses'],
  ])('the check finds the error in %j', (thing, expected) => {
    expect(findErrors(thing)).toContain(expected)
  })

  test('for a page includes the breadcrumbs from the documentation to it', () => {
    const [, way] = buildDocData(doc)
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Documentation' },
        { position: 2, name: 'API' },
        { position: 3, name: 'Event reference' },
      ],
    })
  })

  test('for the first page of an area has no breadcrumbs', () => {
    expect(buildBreadcrumbs([{ title: 'Documentation', href: '/docs' }], { title: 'A', path: '/docs' })).toBeUndefined()
  })

  test('for a post is missing without a date', () => {
    expect(buildPostData({ ...post, date: '' }, authors)).toEqual([])
  })

  test('has the same license address as the footer', () => {
    const { license } = buildSoftwareApplication()
    expect(footer.Legal?.map(({ href }) => href)).toContain(license)
  })

  test("can't close its script tag", () => {
    const json = writeStructuredData(buildDocData({ ...doc, title: 'A </script><b>' })) ?? ''
    expect(json).not.toContain('</script>')
    expect(toThings(json)[0]?.headline).toBe('A </script><b>')
  })

  test("is empty if there's nothing to say", () => {
    expect(writeStructuredData([])).toBeUndefined()
  })
})
