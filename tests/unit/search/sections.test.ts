import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findFilters, toIndexedHtml } from '@/lib/export/search-index'
import { toRecords } from '@/lib/search/records'
import { splitSections } from '@/lib/search/sections'
import { toSearchPage } from '../../support/search-pages'

describe('a page', () => {
  test('is split at its headings, however deeply nested', () => {
    const html = `<p>Before.</p><h2 id="one">One <a class="anchor" href="#one">#</a></h2><p>First <code>a</code>b.</p>
      <div><h3 id="two">Two</h3><ul><li>x</li><li>y</li></ul></div><h4 id="three">Three</h4><h5 id="not">Not</h5>`
    expect(splitSections(html).map(({ id, heading, level, text }) => [id, heading, level, text])).toEqual([
      [undefined, undefined, 0, 'Before.'],
      ['one', 'One', 2, 'First ab.'],
      ['two', 'Two', 3, 'x\ny'],
      ['three', 'Three', 4, 'Not'],
    ])
  })

  test('has its code in a separate field, and no text from buttons, scripts or drawings', () => {
    const [section] = splitSections(
      '<p>Text</p><figure><span class="code-language">js</span><pre><code><span>const</span> a</code></pre></figure><button>Copy</button><script>x</script><svg><text>y</text></svg>',
    )
    expect(section).toMatchObject({ text: 'Text', code: 'const a' })
  })

  test('is passed to the full text as plain text, whatever it contains', () => {
    const page = toSearchPage('/docs/a', '<b>Title</b>', [{ heading: 'A & "B"', text: '</p><script>x</script>' }])
    const html = toIndexedHtml(page)
    expect(html).toContain('<h1>&lt;b&gt;Title&lt;/b&gt;</h1>')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toContain('<script')
    expect(html).toContain('data-pagefind-filter="docusaurus_tag:docs-current"')
  })

  test('has full-text filters only where pages differ', () => {
    const one = toSearchPage('/docs/a', 'A')
    expect(findFilters([one, toSearchPage('/docs/b', 'B', [], { area: 'API' })])).toEqual(['area'])
    expect(findFilters([one, toSearchPage('/blog/b', 'B', [], { tag: 'default' })])).toEqual(['docusaurus_tag'])
    expect(toIndexedHtml(one, [])).not.toContain('data-pagefind-filter')
  })

  test('becomes records with the URLs of its sections as ids', () => {
    const records = toRecords(toSearchPage('/docs/a', 'Title', ['One'], { keywords: ['key'] }))
    expect(records).toMatchObject([
      { objectID: '/docs/a', url: '/docs/a', level: 0, position: 0, description: 'About Title.', keywords: ['key'] },
      {
        objectID: '/docs/a#one',
        url: '/docs/a#one',
        heading: 'One',
        level: 2,
        position: 1,
        description: '',
        keywords: [],
      },
    ])
    expect(records[0]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-current', area: 'docs' })
  })
})

describe('sections', () => {
  const home = process.cwd()
  let workspace: string
  beforeEach(() => {
    workspace = mkdtempSync(path.join(tmpdir(), 'sections-'))
    process.chdir(workspace)
    vi.resetModules()
  })
  afterEach(() => {
    process.chdir(home)
    rmSync(workspace, { recursive: true })
  })

  test('are stored in files instead of memory, and read from there, also by the next process', async () => {
    const first = await import('@/lib/search/sections')
    const html = '<h2 id="a">A</h2>'
    expect(first.getSections(html)).toEqual(splitSections(html))
    const [file = ''] = readdirSync('.cache/search')
    writeFileSync(path.join('.cache/search', file), '[]')
    expect(first.getSections(html)).toEqual([])
    vi.resetModules()
    const second = await import('@/lib/search/sections')
    expect(second.getSections(html)).toEqual([])
    expect(second.getSections('<h2 id="b">B</h2>')).toEqual(splitSections('<h2 id="b">B</h2>'))
  })
})
