import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { toString as toPlainText } from 'mdast-util-to-string'
import { describe, expect, test } from 'vitest'
import { llmsPath, toCopyPath } from '@/lib/outputs/markdown-copy/addresses'
import { MAX_INDEX } from '@/lib/outputs/markdown-copy/llms'
import { basePath } from '@/lib/kit/options'
import { decodePath, toAbsoluteUrl, withBase } from '@/lib/kit/urls'
import { findAll, findMeta, getText, hasClass, readExportedPages } from '../support/exported-html'
import {
  findLeftovers,
  findListed,
  findOpenFences,
  findTargets,
  readMarkdown,
  toLetters,
  type ReadMarkdown,
} from '../support/markdown'

const pages = readExportedPages()
const sitemap = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
const listed = pages.filter(({ path }) => sitemap.includes(toAbsoluteUrl(path)))

const manual = '/docs/contributing/components'

const toFile = (address: string) => `out${decodePath(address)}`

const copies = new Map<string, ReadMarkdown>()
for (const { path } of listed) {
  const file = toFile(toCopyPath(path))
  if (existsSync(file)) copies.set(path, readMarkdown(readFileSync(file, 'utf8')))
}

/** What is wrong with copies, as `/docs/x: what`. */
function findWrong(find: (copy: ReadMarkdown, path: string) => readonly (string | undefined)[]): string[] {
  return [...copies].flatMap(([path, copy]) => find(copy, path).map((what) => `${path}: ${what}`))
}

/** Whether an address of this site leads somewhere. */
function isFound(url: string): boolean {
  const root = toAbsoluteUrl('/').replace(/\/$/, '')
  if (!url.startsWith(`${root}/`) && url !== root) return true
  const [path = ''] = url.slice(root.length).split(/[?#]/)
  if (path === '') return true
  return existsSync(toFile(path)) || existsSync(`${toFile(path)}.html`)
}

const textual = new Set(['p', 'td', 'th', 'dt', 'summary'])

function findDrawings(body: Element | undefined): Element[] {
  const isDrawing = (element: Element) => element.tagName === 'figure' && !hasClass(element, 'code')
  return body === undefined ? [] : findAll(body, isDrawing)
}

/** Words of an element; the numbers of notes stand elsewhere in a copy. */
function toTextOf(element: Element): string {
  return toString({
    ...element,
    children: element.children.filter((child) => !('tagName' in child && child.tagName === 'sup')),
  })
}

describe('The Markdown copies of pages', () => {
  test('are those of the pages in the sitemap, and no others', () => {
    expect(listed.length).toBeGreaterThan(20)
    const found = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
    expect(found.map((name) => `/${name}`).sort()).toEqual(
      listed.map(({ path }) => decodePath(toCopyPath(path))).sort(),
    )
  })

  test('are announced by their pages, and by no others', () => {
    const wrong = pages.flatMap(({ path, root }) => {
      const links = findAll(
        root,
        ({ tagName, properties }) => tagName === 'link' && properties.type === 'text/markdown',
      )
      const found = links.map((link) => `${getText(link, 'rel')} ${getText(link, 'href')}`)
      const expected = copies.has(path) ? [`alternate ${toAbsoluteUrl(toCopyPath(path))}`] : []
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${path}: ${found.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  test('are in no sitemap', () => {
    expect(sitemap.filter((url) => url.endsWith('.md'))).toEqual([])
  })

  test('begin with title, description and address of the page, and nothing else', () => {
    const wrong = listed.flatMap(({ path, root }) => {
      const expected = {
        title: expect.any(String) as string,
        description: findMeta(root, 'description'),
        url: toAbsoluteUrl(path),
      }
      try {
        expect(copies.get(path)?.frontMatter).toEqual(expected)
        return []
      } catch {
        return [`${path}: ${JSON.stringify(copies.get(path)?.frontMatter)}`]
      }
    })
    expect(wrong).toEqual([])
  })

  test('have one heading of level 1, which is their title, and lead to the index of all pages', () => {
    const wrong = findWrong(({ text, tree, frontMatter }) => {
      const [title, ...others] = tree.children.filter((node) => node.type === 'heading' && node.depth === 1)
      const [line] = title === undefined ? [] : text.split('\n').slice((title.position?.start.line ?? 1) - 1)
      const isTitled = others.length === 0 && toLetters(line ?? '') === toLetters(String(frontMatter.title))
      return [
        ...(isTitled ? [] : [line]),
        ...(text.slice(0, 200).includes(toAbsoluteUrl(llmsPath)) ? [] : ['no index']),
      ]
    })
    expect(wrong).toEqual([])
  })

  test('hold nothing that only this site understands', () => {
    expect(findWrong(findLeftovers)).toEqual([])
  })

  test('end every block of code', () => {
    expect(findWrong((copy) => findOpenFences(copy).map(({ value }) => value.slice(0, 40)))).toEqual([])
  })

  test('have full addresses, which lead somewhere', () => {
    expect([...copies.values()].flatMap(findTargets).length).toBeGreaterThan(100)
    expect(findWrong((copy) => findTargets(copy).filter((url) => !/^(https?|mailto):/.test(url)))).toEqual([])
    expect(findWrong((copy) => findTargets(copy).filter((url) => !isFound(url)))).toEqual([])
  })

  test('lead to copies, wherever there is one', () => {
    const pageUrls = new Set(listed.map(({ path }) => toAbsoluteUrl(path)))
    expect(findWrong((copy) => findTargets(copy).filter((url) => pageUrls.has(url.split('#')[0] ?? '')))).toEqual([])
  })

  test('say what the pages say', () => {
    const wrong = listed.flatMap(({ path, root }) => {
      const [body] = findAll(root, (element) => hasClass(element, 'docs-body'))
      const copy = toLetters(toPlainText(copies.get(path)?.tree))
      // A drawing says in a copy what it says in words, which its own tests hold.
      const drawn = new Set(findDrawings(body).flatMap((drawing) => findAll(drawing, () => true)))
      const parts = body === undefined ? [] : findAll(body, ({ tagName }) => textual.has(tagName))
      return parts
        .filter((part) => part.properties.hidden === undefined && !drawn.has(part))
        .map(toTextOf)
        .filter((part) => !copy.includes(toLetters(part)))
        .map((part) => `${path}: ${part.slice(0, 60)}`)
    })
    expect(wrong).toEqual([])
  })

  test('are short enough to be read in one go', () => {
    // The author's manual shows every component, drawings too.
    const tooLong = findWrong(({ text }, path) =>
      text.length < 50_000 || path === manual ? [] : [String(text.length)],
    )
    expect(tooLong).toEqual([])
  })
})

describe('The index for machines', () => {
  const file = toFile(llmsPath)
  const text = readFileSync(file, 'utf8')
  const index = readMarkdown(text)

  test('has the form of llmstxt.org', () => {
    const [title, summary] = index.tree.children
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(summary?.type).toBe('blockquote')
    const headings = index.tree.children.slice(1).filter((node) => node.type === 'heading')
    expect(headings.length).toBeGreaterThan(3)
    expect(headings.every(({ depth }) => depth === 2)).toBe(true)
    // Below a heading of level 2 stands one list of links, each with words about it or without.
    const first = index.tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2)
    expect(new Set(index.tree.children.slice(first).map(({ type }) => type))).toEqual(new Set(['heading', 'list']))
    expect(
      text.split('\n').filter((line) => line.startsWith('- ') && !/^- \[.+\]\(https?:\/\/[^\s)]+\)(: .+)?$/.test(line)),
    ).toEqual([])
  })

  test('is short, and leads to every page of the sitemap', () => {
    expect(text.length).toBeLessThan(MAX_INDEX)
    const links = findListed(index).map(({ url }) => url)
    const nested = links
      .filter((url) => url.endsWith('/llms.txt'))
      .map((url) => toFile(new URL(url).pathname.slice(basePath.length)))
    const below = nested.flatMap((name) => findListed(readMarkdown(readFileSync(name, 'utf8'))).map(({ url }) => url))
    const all = [...links.filter((url) => url.endsWith('.md')), ...below]
    expect(all.sort()).toEqual(listed.map(({ path }) => toAbsoluteUrl(toCopyPath(path))).sort())
  })

  test('has a file beside it with the text of every page', () => {
    const full = readFileSync('out/llms-full.txt', 'utf8')
    expect(text).toContain(toAbsoluteUrl('/llms-full.txt'))
    expect(
      listed.filter(({ path }) => !full.includes(`\nSource: ${toAbsoluteUrl(path)}\n`)).map(({ path }) => path),
    ).toEqual([])
  })

  test('is named on every page, before its text', () => {
    const wrong = pages.filter(({ root }) => {
      const parts = findAll(root, ({ tagName }) => tagName === 'a' || tagName === 'main')
      const place = parts.findIndex((part) => getText(part, 'href') === withBase(llmsPath))
      return place < 0 || place > parts.findIndex(({ tagName }) => tagName === 'main')
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})
