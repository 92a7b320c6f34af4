import { describe, expect, test } from 'vitest'
import { compareExports, toReport } from '@/tools/docusaurus/compare-exports'
import { makeTree } from '../../support/tree'

const ourBody = `<h2 id="one">One <a class="anchor" href="#one">#</a></h2>
  <p>Some text with a <a href="/docs/other#part">link</a>.</p>
  <figure class="code"><figcaption>JavaScript</figcaption><pre><code>let a
let b</code></pre></figure>
  <div class="admonition admonition-tip"><p class="admonition-title">Tip</p><p>Good.</p></div>
  <docs-tabs><div role="tablist"><button role="tab">npm</button><button role="tab">yarn</button></div>
  <div role="tabpanel"><p class="tab-label">npm</p><p>Run.</p></div></docs-tabs>
  <img src="/_content/a.1234.png" alt="A picture">`

const theirBody = `<header><h1>Page</h1></header><h2 id="one">One<a class="hash-link" href="#one">\u200B</a></h2>
  <p>Some text with a <a href="./other#part">link</a>.</p>
  <div><div class="codeBlockContent_x"><pre><code><span>let a<br></span><span>let b<br></span></code></pre></div></div>
  <div class="theme-admonition theme-admonition-tip"><div class="admonitionHeading_x"><svg></svg>tip</div><p>Good.</p></div>
  <ul role="tablist"><li role="tab">npm</li><li role="tab">yarn</li></ul><div role="tabpanel"><p>Run.</p></div>
  <img src="/assets/a-1234.png" alt="A picture">`

const ourMenu = `<ul class="sidebar-list"><li><span>Guides</span><details><summary><span>Guides</span></summary>
  <ul><li><a href="/docs/page">Page</a></li><li><a href="/docs/other">Other</a></li></ul></details></li></ul>`

const theirMenu = `<ul class="theme-doc-sidebar-menu"><li><a role="button" href="/docs/page"><span>Guides</span></a>
  <ul><li><a href="/docs/page">Page</a></li><li><a href="/docs/other">Other</a></li></ul></li></ul>`

const toOurs = (body = ourBody, menu = ourMenu) =>
  `<html>${menu}<main><h1>Page</h1><div class="prose docs-body">${body}</div></main></html>`

const theirs = {
  'docs/page/index.html': `<html class="docs-wrapper">${theirMenu}<main><div class="markdown">${theirBody}</div></main></html>`,
  'blog/index.html': '<html class="blog-list-page"><main><div class="markdown">A list.</div></main></html>',
  // A redirect of plugin-client-redirects.
  'docs/page.html/index.html': '<html><script>location.href = "/docs/page"</script></html>',
  'help/index.html': '<html><main>A React page.</main></html>',
}

function compare(ours: Record<string, string>) {
  const { differences, counts } = compareExports(makeTree(ours), makeTree(theirs))
  return { counts, differences: differences.map(({ kind, side, item }) => [kind, side, item]) }
}

test('The same page in both themes has no differences, and everything on it is compared', () => {
  const { differences, counts } = compare({ 'docs/page.html': toOurs() })
  expect(differences).toEqual([])
  expect(Object.fromEntries(Object.entries(counts).map(([kind, { same }]) => [kind, same]))).toEqual({
    pages: 1,
    title: 1,
    headings: 1,
    text: 8,
    links: 1,
    images: 1,
    code: 1,
    tabs: 2,
    admonitions: 1,
    sidebar: 3,
  })
})

describe('A difference is found', () => {
  test.each([
    [
      'in a heading’s id',
      'id="one"',
      'id="two"',
      ['headings', 'missing', '#one One'],
      ['headings', 'extra', '#two One'],
    ],
    [
      'in a link',
      '/docs/other#part',
      '/docs/other',
      ['links', 'missing', '/docs/other#part'],
      ['links', 'extra', '/docs/other'],
    ],
    ['in code', 'let b', 'let c', ['code', 'missing', 'letaletb'], ['code', 'extra', 'letaletc']],
    ['in text', 'Some text', 'No text', ['text', 'missing', 'some'], ['text', 'extra', 'no']],
    ['in a picture', 'A picture', 'Other', ['images', 'missing', 'A picture'], ['images', 'extra', 'Other']],
    [
      'in an admonition’s type',
      'admonition-tip',
      'admonition-note',
      ['admonitions', 'missing', 'tip tip'],
      ['admonitions', 'extra', 'note tip'],
    ],
  ])('%s', (_, written, changed, ...expected) => {
    expect(compare({ 'docs/page.html': toOurs(ourBody.replace(written, changed)) }).differences).toEqual(expected)
  })

  test('if a tab is missing', () => {
    const body = ourBody.replace('<button role="tab">yarn</button>', '')
    expect(compare({ 'docs/page.html': toOurs(body) }).differences).toEqual([['tabs', 'missing', 'yarn']])
  })

  test('if a page is missing', () => {
    expect(compare({ 'docs/new.html': toOurs() }).differences).toEqual([
      ['pages', 'missing', '/docs/page'],
      ['pages', 'extra', '/docs/new'],
    ])
  })

  test('if a sidebar lacks a page, or has another order', () => {
    const [page, other] = ['<li><a href="/docs/page">Page</a></li>', '<li><a href="/docs/other">Other</a></li>']
    expect(compare({ 'docs/page.html': toOurs(ourBody, ourMenu.replace(other, '')) }).differences).toEqual([
      ['sidebar', 'missing', 'Other → /docs/other'],
    ])
    const turned = ourMenu.replace(page + other, other + page)
    expect(compare({ 'docs/page.html': toOurs(ourBody, turned) }).differences).toEqual([
      ['sidebar order', 'missing', 'Guides, Page → /docs/page, Other → /docs/other'],
    ])
  })
})

test('A folder without pages is an error, so that nothing isn’t taken for no differences', () => {
  expect(() => compareExports(makeTree({ 'a.txt': '' }), makeTree(theirs))).toThrow('contains no page with a text')
})

test('The report has a line for each difference, and a table', () => {
  const ours = makeTree({ 'docs/page.html': toOurs(ourBody.replace('let b', 'let c')) })
  const report = toReport(compareExports(ours, makeTree(theirs)))
  expect(report).toContain('/docs/page  code  - letaletb\n/docs/page  code  + letaletc\n')
  expect(report).toContain('| code | 0 | 1 | 1 |')
})
