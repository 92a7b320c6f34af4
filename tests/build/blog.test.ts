import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, describe, expect, test } from 'vitest'
import { toString as toText } from 'hast-util-to-string'
import { findAuthors } from '@/lib/blog/authors'
import { getListedPosts } from '@/lib/blog/posts'
import { listTags } from '@/lib/blog/tags'
import { listReleasesIn } from '@/lib/pages/releases'
import { writeShareImages } from '@/lib/export/share-images'
import { toSharePath } from '@/lib/outputs/share-image/addresses'
import { decodePath, getOrigin, toAbsoluteUrl } from '@/lib/kit/urls'
import { findAll, findMeta, getText, readExportedPages, readHtml } from '../support/exported-html'
import { findAtomErrors, findJsonFeedErrors, findRssErrors } from '../support/feed-rules'

const pages = readExportedPages()
const posts = getListedPosts()
const read = (address: string) => readFileSync(path.join('out', address), 'utf8')

const findProperty = (root: (typeof pages)[number]['root'], property: string) =>
  getText(
    findAll(root, ({ tagName, properties }) => tagName === 'meta' && properties.property === property)[0],
    'content',
  )

/** A page's alternate links by media type. */
function findAlternates(root: (typeof pages)[number]['root'], type: string): string[] {
  return findAll(root, ({ tagName, properties }) => tagName === 'link' && properties.type === type).flatMap(
    (link) => getText(link, 'href') ?? [],
  )
}

describe('The feeds of our blog', () => {
  test('follow the rules of their formats', () => {
    expect(findRssErrors(read('/blog/rss.xml'))).toEqual([])
    expect(findAtomErrors(read('/blog/atom.xml'))).toEqual([])
    expect(findJsonFeedErrors(read('/blog/feed.json'))).toEqual([])
  }, 60_000)

  test('contain every post, newest first', () => {
    const { items } = JSON.parse(read('/blog/feed.json')) as { items: { url: string }[] }
    expect(items.map(({ url }) => url)).toEqual(posts.map((post) => toAbsoluteUrl(post.path)))
  })

  test('for tags contain the posts with that tag', () => {
    const tags = listTags()
    expect(tags).toHaveLength(41)
    for (const { path: address, posts: tagged } of tags) {
      const xml = read(`${address}/rss.xml`)
      expect(findRssErrors(xml), address).toEqual([])
      expect(xml.match(/<item>/g), address).toHaveLength(tagged.length)
    }
  }, 60_000)

  test('are linked from every page, and tag feeds from their tag pages', () => {
    const feeds = ['rss.xml', 'atom.xml', 'feed.json'].map((file) => toAbsoluteUrl(`/blog/${file}`))
    const types = ['application/rss+xml', 'application/atom+xml', 'application/feed+json']
    const without = pages.filter(({ root }) =>
      types.some((type, index) => !findAlternates(root, type).includes(feeds[index] ?? '')),
    )
    expect(without.map(({ path: address }) => address)).toEqual([])
    const [tag] = listTags()
    const page = pages.find(({ path: address }) => address === tag?.path)
    expect(page && findAlternates(page.root, 'application/rss+xml')).toContain(toAbsoluteUrl(`${tag?.path}/rss.xml`))
  })
})

describe('The pages of our blog', () => {
  test('list every post on one page, once, newest first', () => {
    const index = readHtml('out/blog.html')
    const [main] = findAll(index, ({ tagName }) => tagName === 'main')
    const titles = main === undefined ? [] : findAll(main, ({ tagName }) => tagName === 'h3')
    const links = titles
      .flatMap((title) => findAll(title, ({ tagName }) => tagName === 'a'))
      .map((link) => getText(link, 'href'))
    expect(links).toEqual(posts.map((post) => post.path))
  })

  test("show the newest post's excerpt, up to its marker", () => {
    const [newest] = findAll(readHtml('out/blog.html'), (element) => getText(element, 'dataSlot') === 'newest-post')
    expect(newest && findAll(newest, ({ tagName }) => tagName === 'p').length).toBeGreaterThan(1)
    expect(newest && findAll(newest, ({ tagName }) => tagName === 'h2')).toEqual([])
  })

  test('show a cover for every post: in the list, for the newest post, and at the top of the post', () => {
    const findCovers = (file: string) =>
      findAll(readHtml(file), (element) => getText(element, 'dataSlot') === 'cover').map((cover) => toText(cover))
    expect(findCovers('out/blog.html')).toHaveLength(posts.length)
    for (const post of posts) {
      const covers = findCovers(`out${post.path}.html`)
      expect(covers, post.path).toHaveLength(1)
      if (!post.tags.includes('roundup')) continue
      const days = listReleasesIn(post.date.slice(0, 7)).filter((release) => release.package === 'core')
      // Only the newest version of a day is shown, so at least the newest of the month.
      const newest = days.map(({ version }) => version).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      expect(covers[0], post.path).toContain(newest.at(-1))
    }
  }, 60_000)

  test('name the authors of a post in the list and in the post', () => {
    const names = new Set(findAuthors(posts[0] ?? { frontMatter: {} }).map(({ name }) => name))
    expect(names).toEqual(new Set(['EventCatalog team']))
    const bylines = findAll(readHtml('out/blog.html'), (element) => toText(element) === ' by EventCatalog team')
    expect(bylines).toHaveLength(posts.length - 1)
    expect(read(`${posts[0]?.path}.html`)).toContain('EventCatalog team')
  })

  test('link each post to the previous and next post', () => {
    posts.forEach((post, place) => {
      const links = findAll(readHtml(`out${post.path}.html`), (element) => getText(element, 'dataSlot') === 'pager')
        .flatMap((nav) => findAll(nav, ({ tagName }) => tagName === 'a'))
        .map((link) => `${getText(link, 'rel')} ${getText(link, 'href')}`)
      const expected = [
        ...(posts[place + 1] === undefined ? [] : [`prev ${posts[place + 1]?.path}`]),
        ...(posts[place - 1] === undefined ? [] : [`next ${posts[place - 1]?.path}`]),
      ]
      expect(links, post.path).toEqual(expected)
    })
  }, 60_000)
})

describe('Share images', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'og-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const pagesWithImage = pages.filter(({ path: address }) => !['/404', '/500'].includes(address))

  test('exist for every page, in the expected size, and are small', () => {
    const problems = pagesWithImage.filter(({ path: address }) => {
      const file = path.join('out', decodePath(toSharePath(address)))
      if (!existsSync(file) || statSync(file).size > 40_000) return true
      const { width, height, type } = imageSize(readFileSync(file))
      return width !== 1200 || height !== 630 || type !== 'png'
    })
    expect(problems.map(({ path: address }) => address)).toEqual([])
    expect(pagesWithImage.length).toBeGreaterThan(500)
  })

  test('are referenced by every page with absolute URLs', () => {
    const problems = pagesWithImage.filter(({ path: address, root }) => {
      const url = getOrigin() + toAbsoluteUrl(toSharePath(address)).slice(getOrigin().length)
      return (
        findProperty(root, 'og:image') !== url ||
        // Pages without their own image use the default one (lib/export/strip-next.ts).
        findMeta(root, 'twitter:image') !== undefined ||
        findMeta(root, 'twitter:card') !== 'summary_large_image' ||
        findProperty(root, 'og:image:alt') === undefined
      )
    })
    expect(problems.map(({ path: address }) => address)).toEqual([])
  })

  test('are drawn once: a second build reuses them', async () => {
    const { images, drawn } = await writeShareImages(folder)
    expect({ drawn, enough: images >= pagesWithImage.length }).toEqual({ drawn: 0, enough: true })
    expect(existsSync(path.join(folder, 'og/blog/ai.png'))).toBe(true)
  }, 60_000)
})
