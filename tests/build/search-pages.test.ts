import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { toString } from 'hast-util-to-string'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { toAbsoluteUrl, withBase } from '@/lib/kit/urls'
import { findAll, findMeta, getText, readExportedPages, readHtml } from '../support/exported-html'

const pages = readExportedPages()

const watching = ['components/search/watch.ts', 'components/search/opening.ts']

/** What the first pointer movement, focus or touch loads: the dialog's frame. */
const opening = ['opener', 'shell', 'field'].map((name) => `components/search/${name}.ts`)

/** Source of scripts, without comments and types. */
function readScripts(files: readonly string[]): string {
  return files
    .map((file) => {
      const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
        compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      })
      return outputText.replaceAll(/^(import|export \{).*$/gm, '').replaceAll(/\n\s*/g, '\n')
    })
    .join('')
}

describe('Search code on every page', () => {
  test.each([
    ['what listens for search', watching, 1200],
    ['what opens the dialog', [...opening, 'lib/search/query.ts'], 2500],
  ])('is small: %s, variable names included', (_, files, limit) => {
    const bytes = gzipSync(readScripts(files)).length
    expect(bytes).toBeGreaterThan(500)
    expect(bytes).toBeLessThanOrEqual(limit)
  })

  test('excludes everything that only the dialog or the results page needs', () => {
    const problems = pages.flatMap(({ path, root }) =>
      findAll(root, ({ tagName }) => tagName === 'script')
        .flatMap((script) => getText(script, 'src') ?? [])
        .filter((src) => /See all results|search-result-list|ais-highlight/.test(readFileSync(`out${src}`, 'utf8')))
        .map((src) => `${path}: ${src}`),
    )
    expect(problems).toEqual([])
  })
})

describe('Browsers and search engines', () => {
  test('find the search description on every page, with the URL of the results page', () => {
    const without = pages.filter(
      ({ root }) =>
        findAll(root, ({ properties }) => getText({ properties } as never, 'rel') === 'search').map((link) =>
          getText(link, 'href'),
        )[0] !== withBase('/opensearch.xml'),
    )
    expect(without.map(({ path }) => path)).toEqual([])
    const description = readFileSync('out/opensearch.xml', 'utf8')
    expect(description).toContain(`template="${toAbsoluteUrl('/search')}?q={searchTerms}"`)
    expect(description).toMatch(/<ShortName>.{1,16}<\/ShortName>/)
  })

  test('find the search action on the home page only', () => {
    const found = pages.flatMap(({ path, root }) =>
      findAll(root, ({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
        .map((script) => toString(script))
        .flatMap(
          (text) =>
            (
              JSON.parse(text) as {
                '@graph'?: { '@type': string; potentialAction: { target: { urlTemplate: string } } }[]
              }
            )['@graph'] ?? [],
        )
        .filter((data) => data['@type'] === 'WebSite')
        .map((data) => ({ path, data })),
    )
    expect(found.map(({ path }) => path)).toEqual(['/'])
    expect(found[0]?.data.potentialAction.target.urlTemplate).toBe(`${toAbsoluteUrl('/search')}?q={search_term_string}`)
  })

  test("don't index the results page", () => {
    expect(findMeta(readHtml('out/search.html'), 'robots')).toContain('noindex')
    expect(readFileSync('out/sitemap.xml', 'utf8')).not.toContain(`${toAbsoluteUrl('/search')}<`)
  })
})

describe('A documentation page', () => {
  test('declares its area and version', () => {
    const [page] = pages.filter(({ path }) => path === '/docs/api/event')
    const [main] = findAll(page?.root ?? { type: 'root', children: [] }, ({ tagName }) => tagName === 'main')
    expect([getText(main, 'dataArea'), getText(main, 'dataTag')]).toEqual(['API', 'docs-current'])
    expect(findMeta(page?.root ?? { type: 'root', children: [] }, 'docs-tags')).toBe('docs-current')
  })
})
