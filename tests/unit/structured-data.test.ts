import { describe, expect, test } from 'vitest'
import type { Post } from '@/lib/blog/posts'
import {
  buildBreadcrumbs,
  buildDocData,
  buildFaq,
  buildPostData,
  buildSoftwareApplication,
  buildWebSite,
} from '@/lib/outputs/structured-data/build'
import { writeStructuredData } from '@/lib/outputs/structured-data/write'
import { findMistakes, toThings } from '../support/structured-data'

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

describe('What search engines are told', () => {
  test.each([
    ['of the site', [buildWebSite(), buildSoftwareApplication()]],
    ['of a page of the documentation', buildDocData(doc)],
    ['of a page that git does not know', buildDocData({ ...doc, lastUpdated: undefined })],
    ['of an index', buildDocData({ ...doc, body: undefined })],
    ['of a post', buildPostData(post, authors, '2025-02-01')],
    ['of questions and answers', [buildFaq([{ question: 'What is it?', answer: 'A catalog.' }])]],
  ])('%s is as schema.org has it', (_, things) => {
    expect(things.length).toBeGreaterThan(0)
    expect(things.flatMap(findMistakes)).toEqual([])
  })

  test.each([
    [{ '@type': 'TechArticle', headline: 'A' }, "TechArticle must have required property 'url'"],
    [{ '@type': 'TechArticle', headline: 'A', url: '/docs' }, 'TechArticle/url must match format "uri"'],
    [
      { '@type': 'CollectionPage', name: 'A', url: 'https://x.example/', hedline: 'A' },
      'CollectionPage must NOT have additional properties: hedline',
    ],
    [{ '@type': 'Artikel' }, 'Artikel is no type that this site uses'],
  ])('the check finds what is wrong with %j', (thing, expected) => {
    expect(findMistakes(thing)).toContain(expected)
  })

  test('of a page names the way from the documentation to it, in the order of its breadcrumbs', () => {
    const [, way] = buildDocData(doc)
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Documentation' },
        { position: 2, name: 'API' },
        { position: 3, name: 'Event reference' },
      ],
    })
  })

  test('of the page where a part of the site begins names no way', () => {
    expect(buildBreadcrumbs([{ title: 'Documentation', href: '/docs' }], { title: 'A', path: '/docs' })).toBeUndefined()
  })

  test('of a post names no later change than there was, and nothing of a post without a date', () => {
    expect(buildPostData(post, authors, '2025-01-31')[0]).not.toHaveProperty('dateModified')
    expect(buildPostData({ ...post, date: '' }, authors)).toEqual([])
  })

  test('cannot end its script', () => {
    const html = writeStructuredData(buildDocData({ ...doc, title: 'A </script><b>' }))
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
    expect(toThings(json)[0]?.headline).toBe('A </script><b>')
  })

  test('is nothing where there is nothing to say', () => {
    expect(writeStructuredData([])).toBe('')
  })
})
