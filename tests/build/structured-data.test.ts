import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { toString } from 'hast-util-to-string'
import { describe, expect, test } from 'vitest'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import { findAll, findMeta, findTexts, getText, readExportedPages } from '../support/exported-html'
import { findErrors, toThings } from '../support/structured-data'

const pages = readExportedPages().map((page) => ({
  ...page,
  things: findAll(
    page.root,
    ({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json',
  ).flatMap((script) => toThings(toString(script))),
}))
const docs = pages.filter(({ path, root }) => path.startsWith('/docs') && findMeta(root, 'robots') === undefined)

const toTypes = (things: readonly Record<string, unknown>[]) => things.map((thing) => thing['@type'])

describe('Structured data', () => {
  test('is valid according to schema.org', () => {
    expect(pages.flatMap(({ things }) => things).length).toBeGreaterThan(30)
    const problems = pages.flatMap(({ path, things }) => things.flatMap(findErrors).map((what) => `${path}: ${what}`))
    expect(problems).toEqual([])
  })

  test('names the site and the tool on the home page', () => {
    const [start] = pages.filter(({ path }) => path === '/')
    expect(toTypes(start?.things ?? [])).toEqual(['WebSite', 'SoftwareApplication'])
  })

  test("has each documentation page's own title and URL", () => {
    expect(docs.length).toBeGreaterThan(20)
    const problems = docs.filter(({ path, root, things: [thing] }) => {
      const isNamed = [thing?.headline, thing?.name].includes(findTexts(root, 'h1')[0])
      return !isNamed || thing?.url !== toAbsoluteUrl(path)
    })
    expect(problems.map(({ path }) => path)).toEqual([])
  })

  test('marks texts as articles and indexes as lists', () => {
    const [index] = docs.filter(({ path }) => path === '/docs/development')
    const [text] = docs.filter(({ path }) => path === '/docs/api/event')
    expect(toTypes(index?.things ?? [])[0]).toBe('CollectionPage')
    expect(toTypes(text?.things ?? [])).toEqual(['TechArticle', 'BreadcrumbList'])
  })

  test('has breadcrumbs on every page but the first', () => {
    const without = docs.filter(({ things }) => !toTypes(things).includes('BreadcrumbList')).map(({ path }) => path)
    expect(without).toEqual(['/docs'])
  })

  test('is missing on unlisted pages', () => {
    const hidden = pages.filter(({ root }) => findMeta(root, 'robots') !== undefined)
    expect(hidden.filter(({ things }) => things.length > 0).map(({ path }) => path)).toEqual([])
  })
})

describe('Dates in the sitemap', () => {
  const dates = new Map(
    [
      ...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>(?:\s*<lastmod>([^<]+)<\/lastmod>)?/g),
    ].map(([, url = '', date]) => [url, date] as const),
  )
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim()
  const isKnown = git('rev-parse', '--is-shallow-repository') === 'false'

  test('match the last commit that changed the page', () => {
    const date = git('log', '-1', '--format=%cs', '--', 'content/docs/api/event.mdx')
    expect(dates.get(toAbsoluteUrl('/docs/api/event'))).toBe(isKnown ? date : undefined)
  })

  test.runIf(isKnown)('match the dates on the pages. An index is as new as its newest page', () => {
    const shown = docs.flatMap(({ path, root }) => {
      const [time] = findAll(root, ({ tagName }) => tagName === 'footer')
        .slice(0, 1)
        .flatMap((foot) => findAll(foot, ({ tagName }) => tagName === 'time'))
      return time === undefined ? [] : [{ path, date: getText(time, 'dateTime') }]
    })
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter(({ path, date }) => dates.get(toAbsoluteUrl(path)) !== date)).toEqual([])
    const below = [...dates].filter(([url]) => url.startsWith(toAbsoluteUrl('/docs/api/')))
    const newest = below.map(([, date]) => date).sort()
    expect(dates.get(toAbsoluteUrl('/docs/api'))).toBe(newest.at(-1))
  })
})
