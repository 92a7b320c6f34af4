import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAtomErrors, findJsonFeedErrors, findRssErrors } from '../../support/feed-rules'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toPage } from '../../support/tree'

let pipeline: Pipeline
let feeds: Map<string, string>

beforeAll(async () => {
  pipeline = await startPipeline()
  const { writeFeeds } = await import('@/lib/outputs/feeds/feeds')
  const { errors } = await pipeline.build({
    'docs/a.md': '# A\n\n## B {#b}\n\nText.\n',
    'static/img/logo.png': readFileSync(`${pipeline.home}/tests/fixtures/docusaurus/static/img/tree.png`),
    'blog/authors.yml': 'jane:\n  name: Jane & Joe\n  url: https://example.org/jane?a=1&b=2\n',
    'blog/2025-01-31-a.md': toPage(
      'Before.\n\n<!-- truncate -->\n\n[A](/docs/a#b) and [this](#c).\n\n![Logo](/img/logo.png)\n\n## C {#c}\n\n```js\nif (a[b[0]]>1 && c) {}\n```\n',
      { title: 'A & B <Tabs> ]]> "x"', tags: ['Q & A', 'b'], authors: ['jane', { name: 'Ann' }] },
    ),
    'blog/2024-12-31-b.md': toPage('Text with a bell: \u0007.', { title: 'B', description: 'About <b>.', tags: ['b'] }),
    'blog/undated.md': toPage('Text.', { title: 'Undated', tags: ['b', 'alone'] }),
    'blog/2025-01-01-c.md': toPage('Text.', { title: 'Hidden', unlisted: true }),
    'blog/2025-01-02-d.md': toPage('Text.', { title: 'Draft', draft: true }),
    'blog/2099-01-02-e.md': toPage('Text.', { title: 'Later' }),
  })
  expect(errors).toEqual([])
  feeds = new Map(writeFeeds().map(({ path, text }) => [path, text]))
})
afterAll(() => pipeline.stop())

const get = (path: string) => feeds.get(path) ?? ''

describe('The feeds of a blog', () => {
  test('are three for all posts, and one per tag', () => {
    expect([...feeds.keys()]).toEqual([
      '/blog/rss.xml',
      '/blog/atom.xml',
      '/blog/feed.json',
      '/blog/b/rss.xml',
      '/blog/q-a/rss.xml',
    ])
  })

  test('follow the rules of their formats, whatever a post contains', () => {
    for (const path of ['/blog/rss.xml', '/blog/b/rss.xml', '/blog/q-a/rss.xml'])
      expect(findRssErrors(get(path)), path).toEqual([])
    expect(findAtomErrors(get('/blog/atom.xml'))).toEqual([])
    expect(findJsonFeedErrors(get('/blog/feed.json'))).toEqual([])
  })

  test("contain listed posts with a date, newest first, and a tag's feed only its own", () => {
    const titles = (path: string) =>
      [...get(path).matchAll(/<item>\s*<title><!\[CDATA\[(.)/g)].map(([, title]) => title)
    expect(titles('/blog/rss.xml')).toEqual(['A', 'B'])
    expect(titles('/blog/q-a/rss.xml')).toEqual(['A'])
    const { items } = JSON.parse(get('/blog/feed.json')) as { items: Record<string, unknown>[] }
    expect(items.map(({ title, date_published, tags }) => [title, date_published, tags])).toEqual([
      ['A & B <Tabs> ]]> "x"', '2025-01-31T00:00:00.000Z', ['Q & A', 'b']],
      ['B', '2024-12-31T00:00:00.000Z', ['b']],
    ])
  })

  test('contain the whole text, with absolute URLs', () => {
    const { items } = JSON.parse(get('/blog/feed.json')) as { items: Record<string, string>[] }
    const html = items[0]?.content_html ?? ''
    expect(html).toContain('<p>Before.</p>')
    expect(html).toContain('<a href="https://www.eventcatalog.dev/docs/a#b">A</a>')
    expect(html).toContain('<a href="https://www.eventcatalog.dev/blog/2025/01/31/a#c">this</a>')
    expect(html).toMatch(/<img src="https:\/\/www\.eventcatalog\.dev\/_content\/logo\.\w+\.png" alt="Logo">/)
    expect(html).toContain('if (a[b[0]]>1')
    expect(items[1]?.content_html).toContain('a bell: .')
    expect(items[0]?.image).toBe('https://www.eventcatalog.dev/og/blog/2025/01/31/a.png')
  })

  test('are deterministic', async () => {
    const { writeFeeds } = await import('@/lib/outputs/feeds/feeds')
    expect(new Map(writeFeeds().map(({ path, text }) => [path, text]))).toEqual(feeds)
  })
})

describe('The feed rules', () => {
  test.each([
    [
      'a date in another format',
      '/blog/rss.xml',
      findRssErrors,
      /pubDate>[^<]*/,
      'pubDate>2025-01-31',
      /pubDate is no date/,
    ],
    ['a relative URL', '/blog/rss.xml', findRssErrors, /href="https:[^"]*a#b"/, 'href="/docs/a#b"', /no full address/],
    [
      'markup that browsers have to repair',
      '/blog/rss.xml',
      findRssErrors,
      '<p>Before.</p>',
      '<p>Before.</b></p>',
      /not valid/,
    ],
    ['a script', '/blog/atom.xml', findAtomErrors, '<p>Before.</p>', '<script></script>', /not for feed readers/],
    ['no id', '/blog/atom.xml', findAtomErrors, /<id>[^<]*a<\/id>/, '', /needs one id/],
    ['an unknown version', '/blog/feed.json', findJsonFeedErrors, 'version/1"', 'version/9"', /version/],
  ])('find %s', (_, path, find, from, to, expected) => {
    const broken = get(path).replace(from, to)
    expect(broken).not.toBe(get(path))
    expect(find(broken).join('\n')).toMatch(expected)
  })

  test("find a file that isn't XML", () => {
    expect(() => findRssErrors(get('/blog/rss.xml').replace('</channel>', ''))).toThrow()
  })
})
