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

/** Problems with copies, as `/docs/x: what`. */
function findProblems(find: (copy: ReadMarkdown, path: string) => readonly (string | undefined)[]): string[] {
  return [...copies].flatMap(([path, copy]) => find(copy, path).map((what) => `${path}: ${what}`))
}

/** Whether a URL of this site exists. */
function isFound(url: string): boolean {
  const root = toAbsoluteUrl('/').replace(/\/$/, '')
  if (!url.startsWith(`${root}/`) && url !== root) return true
  const [path = ''] = url.slice(root.length).split(/[?#]/)
  if (path === '') return true
  return existsSync(toFile(path)) || existsSync(`${toFile(path)}.html`)
}

const textual = new Set(['p', 'td', 'th', 'dt', 'summary'])

function findDrawings(body: Element | undefined): Element[] {
  const isDrawing = (element: Element) =>
    element.tagName === 'try-your-file' || (element.tagName === 'figure' && !hasClass(element, 'code'))
  return body === undefined ? [] : findAll(body, isDrawing)
}

/** The text of an element, without footnote numbers, which a copy puts elsewhere. */
function toTextOf(element: Element): string {
  return toString({
    ...element,
    children: element.children.filter((child) => !('tagName' in child && child.tagName === 'sup')),
  })
}

describe('Markdown copies', () => {
  test('exist for the pages in the sitemap, and no others', () => {
    expect(listed.length).toBeGreaterThan(20)
    const found = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
    expect(found.map((name) => `/${name}`).sort()).toEqual(
      listed.map(({ path }) => decodePath(toCopyPath(path))).sort(),
    )
  })

  test('are linked from their own pages, and no others', () => {
    const problems = pages.flatMap(({ path, root }) => {
      const links = findAll(
        root,
        ({ tagName, properties }) => tagName === 'link' && properties.type === 'text/markdown',
      )
      const found = links.map((link) => `${getText(link, 'rel')} ${getText(link, 'href')}`)
      const expected = copies.has(path) ? [`alternate ${toAbsoluteUrl(toCopyPath(path))}`] : []
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${path}: ${found.join(', ')}`]
    })
    expect(problems).toEqual([])
  })

  test('are not in the sitemap', () => {
    expect(sitemap.filter((url) => url.endsWith('.md'))).toEqual([])
  })

  test("begin with the page's title, description and URL, and nothing else", () => {
    const problems = listed.flatMap(({ path, root }) => {
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
    expect(problems).toEqual([])
  })

  test('have one level 1 heading, which is their title, and link to the index of all pages', () => {
    const problems = findProblems(({ text, tree, frontMatter }) => {
      const [title, ...others] = tree.children.filter((node) => node.type === 'heading' && node.depth === 1)
      const [line] = title === undefined ? [] : text.split('\n').slice((title.position?.start.line ?? 1) - 1)
      const isTitled = others.length === 0 && toLetters(line ?? '') === toLetters(String(frontMatter.title))
      return [
        ...(isTitled ? [] : [line]),
        ...(text.slice(0, 200).includes(toAbsoluteUrl(llmsPath)) ? [] : ['no index']),
      ]
    })
    expect(problems).toEqual([])
  })

  test('contain no site-specific syntax', () => {
    expect(findProblems(findLeftovers)).toEqual([])
  })

  test('close every code block', () => {
    expect(findProblems((copy) => findOpenFences(copy).map(({ value }) => value.slice(0, 40)))).toEqual([])
  })

  test('have absolute URLs that exist', () => {
    expect([...copies.values()].flatMap(findTargets).length).toBeGreaterThan(100)
    expect(findProblems((copy) => findTargets(copy).filter((url) => !/^(https?|mailto):/.test(url)))).toEqual([])
    expect(findProblems((copy) => findTargets(copy).filter((url) => !isFound(url)))).toEqual([])
  })

  test('link to copies wherever one exists', () => {
    const pageUrls = new Set(listed.map(({ path }) => toAbsoluteUrl(path)))
    expect(findProblems((copy) => findTargets(copy).filter((url) => pageUrls.has(url.split('#')[0] ?? '')))).toEqual([])
  })

  test('have the same text as their pages', () => {
    const problems = listed.flatMap(({ path, root }) => {
      const [body] = findAll(root, (element) => hasClass(element, 'docs-body') || hasClass(element, 'parts'))
      const copy = toLetters(toPlainText(copies.get(path)?.tree))
      // In a copy, a drawing is replaced with its text form, which has its own tests.
      const drawn = new Set(findDrawings(body).flatMap((drawing) => findAll(drawing, () => true)))
      const parts = body === undefined ? [] : findAll(body, ({ tagName }) => textual.has(tagName))
      return parts
        .filter((part) => part.properties.hidden === undefined && !drawn.has(part))
        .map(toTextOf)
        .filter((part) => !copy.includes(toLetters(part)))
        .map((part) => `${path}: ${part.slice(0, 60)}`)
    })
    expect(problems).toEqual([])
  })

  test('are short enough to read in one go', () => {
    // The components manual shows every component, including drawings.
    const tooLong = findProblems(({ text }, path) =>
      text.length < 50_000 || path === manual ? [] : [String(text.length)],
    )
    expect(tooLong).toEqual([])
  })
})

describe('llms.txt', () => {
  const file = toFile(llmsPath)
  const text = readFileSync(file, 'utf8')
  const index = readMarkdown(text)

  test('follows the llmstxt.org format', () => {
    const [title, summary] = index.tree.children
    expect(title).toMatchObject({ type: 'heading', depth: 1 })
    expect(summary?.type).toBe('blockquote')
    const headings = index.tree.children.slice(1).filter((node) => node.type === 'heading')
    expect(headings.length).toBeGreaterThan(3)
    expect(headings.every(({ depth }) => depth === 2)).toBe(true)
    // Each level 2 heading is followed by one list of links, with or without descriptions.
    const first = index.tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2)
    expect(new Set(index.tree.children.slice(first).map(({ type }) => type))).toEqual(new Set(['heading', 'list']))
    expect(
      text.split('\n').filter((line) => line.startsWith('- ') && !/^- \[.+\]\(https?:\/\/[^\s)]+\)(: .+)?$/.test(line)),
    ).toEqual([])
  })

  test('is short and reaches every page in the sitemap', () => {
    expect(text.length).toBeLessThan(MAX_INDEX)
    const links = findListed(index).map(({ url }) => url)
    const nested = links
      .filter((url) => url.endsWith('/llms.txt'))
      .map((url) => toFile(new URL(url).pathname.slice(basePath.length)))
    const below = nested.flatMap((name) => findListed(readMarkdown(readFileSync(name, 'utf8'))).map(({ url }) => url))
    const all = [...links.filter((url) => url.endsWith('.md')), ...below]
    expect(all.sort()).toEqual(listed.map(({ path }) => toAbsoluteUrl(toCopyPath(path))).sort())
  })

  test('comes with a file that contains the text of every page', () => {
    const full = readFileSync('out/llms-full.txt', 'utf8')
    expect(text).toContain(toAbsoluteUrl('/llms-full.txt'))
    expect(
      listed.filter(({ path }) => !full.includes(`\nSource: ${toAbsoluteUrl(path)}\n`)).map(({ path }) => path),
    ).toEqual([])
  })

  test('is mentioned on every page, before its text', () => {
    const problems = pages.filter(({ root }) => {
      const parts = findAll(root, ({ tagName }) => tagName === 'a' || tagName === 'main')
      const place = parts.findIndex((part) => getText(part, 'href') === withBase(llmsPath))
      return place < 0 || place > parts.findIndex(({ tagName }) => tagName === 'main')
    })
    expect(problems.map(({ path }) => path)).toEqual([])
  })
})
