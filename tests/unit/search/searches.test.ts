import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { toIndexedHtml } from '@/lib/export/search-index'
import { readSearches } from '@/lib/search/searches'
import { toSearchPage } from '../../support/search-pages'

/** Uses a content folder with this list of searches. */
function useSearches(text?: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'searches-'))
  if (text !== undefined) {
    mkdirSync(path.join(folder, 'data'))
    writeFileSync(path.join(folder, 'data/searches.yml'), text)
  }
  vi.stubEnv('CONTENT_DIR', folder)
}

const paths = new Set(['/docs/a', '/docs/b'])

describe('searches of a page', () => {
  it('are read by URL', () => {
    useSearches('# Note\n\n/docs/a:\n  - no pages after deploy\n  - port in use\n')
    expect([...readSearches(paths)]).toEqual([['/docs/a', ['no pages after deploy', 'port in use']]])
  })

  it('are optional', () => {
    useSearches()
    expect(readSearches(paths).size).toBe(0)
    useSearches('')
    expect(readSearches(paths).size).toBe(0)
  })

  it.each([
    ['/docs/a:\n  - one\n/docs/c:\n  - two\n', 'data/searches.yml:3  Search has no page /docs/c. Correct the URL'],
    ['/docs/a: one\n', 'data/searches.yml:1  /docs/a: expected a list of texts with up to 12 words, found "one".'],
    ['/docs/b:\n  - 404\n', 'data/searches.yml:1  /docs/b: expected a list of texts with up to 12 words, found [404].'],
    [`/docs/b:\n  - ${'word '.repeat(13).trim()}\n`, 'data/searches.yml:1  /docs/b: expected'],
    ['/docs/a:\n  - "one\n', 'data/searches.yml:'],
    ['- one\n', 'data/searches.yml:1  Expected URLs'],
  ])('have to be lists of short texts for known URLs: %j', (text, message) => {
    useSearches(text)
    expect(() => readSearches(paths)).toThrow(message)
  })

  it('are in the full text, where no excerpt shows them', () => {
    const html = toIndexedHtml(toSearchPage('/docs/a', 'A', [], { searches: ['<b> & co'] }))
    expect(html).toContain('<p>\u2063 &lt;b&gt; &amp; co \u2063</p>')
  })
})
