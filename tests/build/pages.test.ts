import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRedirects } from '@/lib/routes/redirects'
import { decodePath, encodePath, getOrigin, toAbsoluteUrl, withBase } from '@/lib/kit/urls'
import {
  findAll,
  findMeta,
  findTexts,
  findNavigationLinks,
  getText,
  readExportedPages,
  readHtml,
} from '../support/exported-html'
import { buildSite } from '../support/site'

const pages = readExportedPages()
const site = buildSite('content', { isForeign: false })
/** Pages that repeat another page, with their canonical URL. */
const originals = new Map([
  ['/index%20copy', '/'],
  ['/services2', '/services'],
  ['/integrations/old', '/integrations'],
])
const unlisted = new Set(site.entries.filter((entry) => entry.unlisted).map(({ path }) => path))

/** Values shared by several pages, as `value: page, page`. */
function findRepeats(getValue: (root: (typeof pages)[number]['root']) => string): string[] {
  const groups = new Map<string, string[]>()
  for (const { path, root } of pages) groups.set(getValue(root), [...(groups.get(getValue(root)) ?? []), path])
  return [...groups].flatMap(([value, paths]) => (paths.length > 1 ? `${value}: ${paths.join(', ')}` : []))
}

function readSitemap(): string[] {
  return [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}

describe('The exported pages', () => {
  test("of the documentation match the content tree: none is missing, and drafts aren't included", () => {
    const exported = pages.map(({ path }) => path).filter((path) => path === '/docs' || path.startsWith('/docs/'))
    expect(exported).toEqual(site.routes.map(({ path }) => path).sort())
  })

  test('have unique titles', () => {
    expect(pages.filter(({ root }) => findTexts(root, 'title').length !== 1).map(({ path }) => path)).toEqual([])
    expect(findRepeats((root) => findTexts(root, 'title')[0] ?? '')).toEqual([])
  })

  test('have unique descriptions', () => {
    const listed = pages.filter(({ path }) => path !== '/404')
    expect(listed.filter(({ root }) => !findMeta(root, 'description')).map(({ path }) => path)).toEqual([])
    expect(findRepeats((root) => findMeta(root, 'description') ?? '').filter((line) => !line.includes('/404'))).toEqual(
      [],
    )
  })

  test('have exactly one level 1 heading', () => {
    expect(pages.filter(({ root }) => findTexts(root, 'h1').length !== 1).map(({ path }) => path)).toEqual([])
  })

  test('have no duplicate ids', () => {
    const twice = pages.flatMap(({ path, root }) => {
      const ids = findAll(root, () => true).flatMap((element) => getText(element, 'id') ?? [])
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`)
    })
    expect(twice).toEqual([])
  })

  test('have their own URL as canonical', () => {
    const problems = pages.flatMap(({ path, root }) => {
      const [link] = findAll(root, ({ properties }) => getText({ properties } as never, 'rel') === 'canonical')
      const expected = path === '/404' ? undefined : toAbsoluteUrl(originals.get(path) ?? path)
      const found = getText(link, 'href')
      return found === expected || ((originals.get(path) ?? path) === '/' && found === getOrigin())
        ? []
        : `${path}: ${found}`
    })
    expect(problems).toEqual([])
  })

  test("that are unlisted say so, aren't indexed, and aren't linked", () => {
    for (const path of unlisted) {
      const page = pages.find((candidate) => candidate.path === path)
      expect(page && findMeta(page.root, 'robots')).toBe('noindex')
      expect(page && findTexts(page.root, 'p').some((text) => text.startsWith('This page is unlisted'))).toBe(true)
    }
    const links = pages.flatMap(({ path, root }) =>
      findNavigationLinks(root)
        .filter((address) => unlisted.has(address))
        .map((address) => `${path} links to ${address}`),
    )
    expect(links).toEqual([])
  })

  test('that are listed can be indexed and are the only ones in the sitemap', () => {
    const hidden = pages.filter(({ root }) => findMeta(root, 'robots')?.includes('noindex')).map(({ path }) => path)
    expect(hidden.sort()).toEqual(['/404', '/search', ...originals.keys(), ...unlisted].sort())
    const listed = pages.map(({ path }) => path).filter((path) => !hidden.includes(path))
    expect(readSitemap().sort()).toEqual(listed.map(toAbsoluteUrl).sort())
  })
})

describe('The footer of a documentation page', () => {
  const [page] = pages.filter(({ path }) => path === '/docs/development/starting-a-new-project/upgrading')

  test("shows the date of the page's last commit, or nothing if git doesn't know it", () => {
    const file = 'content/docs/development/starting-a-new-project/upgrading.mdx'
    const isShallow = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).stdout
    const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', file], { encoding: 'utf8' })
    const known = isShallow.trim() === 'false' ? stdout.trim() : ''
    const shown =
      page && findAll(page.root, ({ tagName }) => tagName === 'time').map((time) => getText(time, 'dateTime'))
    expect(shown).toEqual(known === '' ? [] : [known])
  })

  test('links to the source file only if package.json has a repository', () => {
    const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository?: unknown }
    const offers = findTexts(page?.root ?? { type: 'root', children: [] }, 'a').filter(
      (text) => text === 'Edit this page',
    )
    expect(offers).toHaveLength(repository === undefined ? 0 : 1)
  })
})

describe('Redirects', () => {
  test('are exported as pages that redirect to existing pages', () => {
    const addresses = new Set(pages.map(({ path }) => decodePath(path)))
    const problems = [...readRedirects()].flatMap(([from, to]) => {
      const root = readHtml(`out${decodePath(from)}.html`)
      const [refresh] = findAll(root, (element) => getText(element, 'httpEquiv') === 'refresh')
      const isLeading = getText(refresh, 'content') === `0; url=${withBase(to)}`
      return isLeading && addresses.has(decodePath(to).split('#')[0] ?? '') ? [] : `${from} → ${to}`
    })
    expect(problems).toEqual([])
  })

  test("don't replace a page of the content tree", () => {
    const routes = new Set(site.routes.map(({ path }) => path))
    expect([...readRedirects().keys()].filter((from) => routes.has(encodePath(decodePath(from))))).toEqual([])
  })
})
