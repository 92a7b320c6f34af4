import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { toLongDate, toMonthName, toShortDate } from '@/lib/blog/dates'
import { groupByMonth, groupByYear, toPlainText, toTeaser } from '@/lib/blog/listed'
import { toPost, type Post } from '@/lib/blog/posts'
import { getReading, toFullReadingText } from '@/lib/blog/reading'
import { findRelated } from '@/lib/blog/page'
import { toTagSlug } from '@/lib/blog/tags'

const words = (count: number) => 'word '.repeat(count)

function post(name: string, date: string, tags: string[] = []): Post {
  return toPost({ file: `blog/${name}.mdx`, frontMatter: { title: name, date, tags }, body: 'Text.' })
}

describe('Posts', () => {
  const posts = [
    post('d', '2025-03-09'),
    post('c', '2025-03-01'),
    post('b', '2025-01-31'),
    post('a', '2024-12-31'),
    post('x', ''),
  ]

  test('are grouped by year, in the given order', () => {
    expect(groupByYear(posts).map(({ name, id, items }) => [name, id, items.map(({ slug }) => slug)])).toEqual([
      ['2025', 'y2025', ['d', 'c', 'b']],
      ['2024', 'y2024', ['a']],
      ['Undated', 'undated', ['x']],
    ])
  })

  test('are grouped by month, with its name', () => {
    expect(groupByMonth(posts.slice(0, 4)).map(({ name, id, items }) => [name, id, items.length])).toEqual([
      ['March', 'm2025-03', 2],
      ['January', 'm2025-01', 1],
      ['December', 'm2024-12', 1],
    ])
  })

  test('are related by rare tags first, then by date', () => {
    const here = post('here', '2025-03-01', ['roundup', 'sdk', 'roundup'])
    const others = [
      post('far', '2024-01-01', ['roundup']),
      post('near', '2025-02-01', ['roundup']),
      post('rare', '2023-01-01', ['sdk']),
      post('none', '2025-03-01', ['ai']),
    ]
    expect(findRelated(here, [here, ...others]).map(({ slug }) => slug)).toEqual(['rare', 'near', 'far'])
    expect(findRelated(post('alone', '2025-01-01'), others)).toEqual([])
  })
})

describe('A date', () => {
  test('is displayed as written in front matter', () => {
    expect([toLongDate('2025-01-31'), toShortDate('2025-01-31'), toMonthName('2025-01-31')]).toEqual([
      'January 31, 2025',
      'Jan 31',
      'January',
    ])
    expect(toLongDate('')).toBe('')
  })

  test.each(['Pacific/Kiritimati', 'Pacific/Niue', 'UTC'])('is the same in time zone %s', (zone) => {
    const script =
      "import('./lib/blog/dates.ts').then((d) => process.stdout.write(d.toLongDate('2025-01-01') + ' ' + d.toShortDate('2024-12-31')))"
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    })
    expect(stdout).toBe('January 1, 2025 Dec 31')
  })

  test.each([
    ['2025-01-31', '2025-01-31'],
    ['2025-01-31T23:59:59.000Z', '2025-01-31'],
    ['2025-01-31T00:30:00+14:00', '2025-01-31'],
  ])('given as %s is %s, whatever the time', (given, date) => {
    expect(post('a', given).date).toBe(date)
  })
})

describe('The reading time of a post', () => {
  test.each([
    ['no words', '', '', '1 min read'],
    ['two hundred words', words(200), '', '1 min read'],
    ['one more word', words(201), '', '2 min read'],
    ['one line of code', words(10), '```js\nconst a = 1\n```\n', '1 min read, 1 line of code'],
    [
      "code counted separately: blank lines and nested fences don't count",
      words(450),
      'Words.\n\n````mdx title="a.mdx"\nText.\n\n```js\nconst a = 1\n```\n````\n\n> ```sh\n> npm start\n> ```\n',
      '3 min read, 5 lines of code',
    ],
    ["a diagram, which isn't code", words(10), '```mermaid\ngraph LR\n  A --> B\n```\n', '1 min read'],
  ])('with %s', (_, text, markdown, expected) => {
    expect(toFullReadingText(getReading({ text, markdown }))).toBe(expected)
  })
})

describe('The excerpt of a post', () => {
  const body = { html: '<p>Beginning &amp; <b>more</b>.</p><p>Rest.</p>', headings: [], text: '' }

  test('is its description, if it has one', () => {
    expect(toTeaser({ description: 'In short.' }, { ...body, excerpt: '<p>Before the mark.</p>' })).toBe('In short.')
  })

  test('is the text before its marker, or else its beginning', () => {
    expect(toTeaser({ description: '' }, { ...body, excerpt: '<p>Before the mark.</p>' })).toBe('Before the mark.')
    expect(toTeaser({ description: '' }, body)).toBe('Beginning & more.')
  })

  test('is cut between words', () => {
    const teaser = toTeaser({ description: '' }, { ...body, excerpt: `<p>${words(100)}</p>` })
    expect(teaser).toMatch(/^(word )+…$/)
    expect(teaser.length).toBeLessThanOrEqual(282)
  })

  test('contains neither scripts nor markup', () => {
    expect(toPlainText('<p>A<code>b</code> <script>c()</script></p><svg><text>d</text></svg><p>&lt;e&gt;</p>')).toBe(
      'Ab <e>',
    )
  })
})

describe('The URL of an undeclared tag', () => {
  test.each([
    ['hello', 'hello'],
    ['Hello World', 'hello-world'],
    ['CI/CD', 'ci-cd'],
    ['camelCase', 'camel-case'],
    ['GraphQL', 'graph-ql'],
    ['Größe', 'größe'],
    ['日本', '日本'],
    ['+', '+'],
  ])('of %s is %s', (label, slug) => {
    expect(toTagSlug(label)).toBe(slug)
  })
})
