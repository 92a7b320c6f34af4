import { describe, expect, test } from 'vitest'
import { toPost } from '@/lib/blog/posts'

function post(file: string, frontMatter: Record<string, unknown> = {}, body = 'Text.') {
  return toPost({ file: `blog/${file}`, frontMatter, body })
}

describe("a post's file name", () => {
  test.each([
    ['2021-08-26-welcome.md', '/blog/2021/08/26/welcome', '2021-08-26', 'welcome'],
    ['2021-08-26-welcome/index.md', '/blog/2021/08/26/welcome', '2021-08-26', 'welcome'],
    ['2021-08-26/welcome.mdx', '/blog/2021/08/26/welcome', '2021-08-26', 'welcome'],
    ['2021/08/26/welcome/index.mdx', '/blog/2021/08/26/welcome', '2021-08-26', 'welcome'],
    ['2021-8-6-short.md', '/blog/2021/8/6/short', '2021-08-06', 'short'],
    ['notes/2021-08-26-welcome.md', '/blog/2021/08/26/notes/welcome', '2021-08-26', 'welcome'],
    ['2021-08-26.md', '/blog/2021/08/26', '2021-08-26', '2021-08-26'],
    ['undated.md', '/blog/undated', '', 'undated'],
    ['folder/index.md', '/blog/folder', '', 'folder'],
    ['2021-08-26-Größe.md', '/blog/2021/08/26/Gr%C3%B6%C3%9Fe', '2021-08-26', 'Größe'],
  ])('%s determines URL, date and title', (file, path, date, title) => {
    expect(post(file)).toMatchObject({ path, date, title })
  })
})

describe('front matter of a post', () => {
  test.each([
    ['slug', { slug: '/hello/' }, { path: '/blog/hello' }],
    ['a slug that is a number', { slug: 2024 }, { path: '/blog/2024' }],
    ['a slug with an umlaut', { slug: 'über' }, { path: '/blog/%C3%BCber' }],
    ['title', { title: 'Hello' }, { title: 'Hello' }],
    ['a title that is a number', { title: 2024 }, { title: '2024' }],
    ['description', { description: 'A text.' }, { description: 'A text.' }],
    ['date', { date: '2024-02-03' }, { date: '2024-02-03' }],
    ['a date with a time', { date: '2024-02-03T10:00:00.000Z' }, { date: '2024-02-03' }],
    ['an author by id', { authors: 'jane' }, { authors: ['jane'] }],
    ['authors by id', { authors: ['jane', 'joe'] }, { authors: ['jane', 'joe'] }],
    ['an inline author', { authors: { name: 'Ann', url: 'https://example.org' } }, { authors: ['Ann'] }],
    [
      'authors in both forms',
      { authors: [{ key: 'jane', title: 'Guest' }, { name: 'Ann' }] },
      { authors: ['jane', 'Ann'] },
    ],
    ['the older form of authors', { author: 'Jane' }, { authors: ['Jane'] }],
    ['tags by id', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['tags with a label', { tags: [{ label: 'A b', permalink: 'a-b' }, { label: 'C' }] }, { tags: ['a-b', 'C'] }],
    ['unlisted', { unlisted: true }, { unlisted: true }],
  ])('%s is supported', (_, fields, expected) => {
    expect(post('2021-08-26-welcome.md', fields)).toMatchObject(expected)
  })

  test("isn't required for a title: the text's first heading works too", () => {
    expect(post('2021-08-26-welcome.md', {}, '\n# Welcome *back*\n\nText.').title).toBe('Welcome back')
  })
})
