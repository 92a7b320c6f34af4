import { describe, expect, test } from 'vitest'
import { assembleBody } from '@/lib/mdx/assemble'
import { escapeHtml } from '@/lib/kit/html'
import { compile, compileForeign } from '../../support/compile'
import type { CompiledBody } from '@/lib/mdx/types'

describe('the structure of a page', () => {
  test('headings have unique ids, even with the same text, and an anchor link', async () => {
    const { html, headings } = await compile('## A\n\n## A\n\n### A {#a-3}\n\n## A')
    expect(headings.map(({ id, depth }) => [id, depth])).toEqual([
      ['a', 2],
      ['a-1', 2],
      ['a-3', 3],
      ['a-2', 2],
    ])
    expect(html).toContain('<h2 id="a-1">A<a class="anchor" href="#a-1" aria-label="Link to “A”"></a></h2>')
  })

  test("a heading doesn't take an id that another one sets explicitly", async () => {
    const { headings } = await compile('## Setup\n\n## Other {#setup}')
    expect(headings.map(({ id }) => id)).toEqual(['setup-1', 'setup'])
    expect((await compile('<a id="setup"></a>\n\n## Setup')).headings[0]?.id).toBe('setup-1')
  })

  test('all ids are known: from headings, elements and components', async () => {
    const { ids } = await compile('## A\n\n<a id="b"></a>\n\n<details id="c"><summary>x</summary></details>')
    expect(ids).toEqual(expect.arrayContaining(['a', 'b', 'c']))
  })

  test('only the first level 1 heading is the title', async () => {
    expect((await compile('# Title\n\n# Another\n\nText.')).html).toContain('<h1 id="another">Another</h1>')
    expect((await compile('# Title\n\nText.')).html).toBe('<p>Text.</p>')
  })

  test('tables scroll independently', async () => {
    expect((await compile('| a |\n|---|\n| b |')).html).toMatch(
      /^<docs-scroll class="table"><table>.*<\/table><\/docs-scroll>$/,
    )
  })

  test('a table with sentences includes its column names, for narrow screens where each row is a list', async () => {
    const row = '| The page is empty | The file lies in another folder | Move it to the others |'
    const { html } = await compile(`| What | Why it is so | What "to" do |\n|---|---|---|\n${row}`)
    expect(html.replaceAll('&#x27;', "'")).toContain(
      `<table class="stacks wide" style="--c2:'Why it is so';--c3:'What &quot;to&quot; do'">`,
    )
    expect((await compile('| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |')).html).toContain('<table>')
    const marks = ['Feature of the tool', 'Community', 'Starter', 'Scale'].join(' | ')
    expect((await compile(`| ${marks} |\n|---|---|---|---|\n| Chat | no | yes | yes |`)).html).toContain(
      '<table class="scrolls wide">',
    )
  })

  test('text excludes code', async () => {
    const { text } = await compile('## One\n\nTwo *three*.\n\n- four\n\n```js\nfive\n```')
    expect(text).toBe('One\nTwo three.\nfour')
  })
})

describe('an assembled body', () => {
  const body: CompiledBody = {
    html: '',
    headings: [
      { id: 'a"', depth: 2, text: 'A <b>' },
      { id: 'b', depth: 3, text: 'B' },
      { id: 'c', depth: 4, text: 'C' },
    ],
    ids: [],
    references: [
      { kind: 'link', target: './x.md', file: 'docs/a.md', line: 1 },
      { kind: 'image', target: './x.png', file: 'docs/a.md', line: 1, alt: 'An "x"' },
    ],
    text: '',
    markdown: '',
    warnings: [],
    dependencies: {},
  }
  const link = () => '/docs/x?a=1&b=2'

  test('has URLs in place of references', () => {
    const { html } = assembleBody({ ...body, html: '<a href="ec-ref://0/">x</a>' }, { link, image: () => undefined })
    expect(html).toBe('<a href="/docs/x?a=1&amp;b=2">x</a>')
  })

  test("has images with their size, or alt text if they're missing", () => {
    const page = { ...body, html: '<p><img src="ec-ref://1/" alt="An x" loading="lazy"/></p>' }
    const image = () => ({ src: '/x.png', width: 2, height: 3 })
    expect(assembleBody(page, { link, image }).html).toBe(
      '<p><img src="/x.png" width="2" height="3" alt="An x" loading="lazy"></p>',
    )
    expect(assembleBody(page, { link, image: () => ({ src: '/x.svg' }) }).html).toContain('<img src="/x.svg" alt')
    expect(assembleBody(page, { link, image: () => undefined }).html).toBe(
      '<p><span class="missing-image">An &quot;x&quot;</span></p>',
    )
  })

  test('has its headings in the inline table of contents', () => {
    const { html } = assembleBody({ ...body, html: '<nav data-toc-inline=""></nav>' }, { link, image: () => undefined })
    expect(html).toBe(
      '<nav data-toc-inline=""><ul><li class="depth-2"><a href="#a&quot;">A &lt;b&gt;</a></li>' +
        '<li class="depth-3"><a href="#b">B</a></li></ul></nav>',
    )
  })

  test('has only the headings that a page asks for in the inline table of contents', () => {
    const given = { ...body, html: '<nav data-ids="x b" data-toc-inline=""></nav>' }
    expect(assembleBody(given, { link, image: () => undefined }).html).toContain(
      '<ul><li class="depth-3"><a href="#b">B</a></li></ul>',
    )
  })

  test('has an excerpt only if it contains a marker', () => {
    const none = { link, image: () => undefined }
    expect(assembleBody({ ...body, html: '<p>a</p>' }, none).excerpt).toBeUndefined()
    expect(assembleBody({ ...body, html: '<p>a</p><hr hidden="" data-truncate=""/><p>b</p>' }, none)).toEqual({
      html: '<p>a</p><p>b</p>',
      excerpt: '<p>a</p>',
    })
  })

  test('escapes text that looks like markup', () => {
    expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;')
  })
})

describe('references', () => {
  test('of every form are recorded with file and line', async () => {
    const text =
      '[a](./x.md) ![b](y.png)\n\n[c]: ./z.md\n\n[c] <a href="/d">d</a>\n\n<Card title="e" href="/e" />\n\n<video src="f.mp4" />'
    const { references, html } = await compile(text, { bodyOffset: 5 })
    expect(references.map(({ kind, target, line }) => [kind, target, line])).toEqual([
      ['link', './x.md', 6],
      ['image', 'y.png', 6],
      ['link', './z.md', 8],
      ['link', '/d', 10],
      ['link', '/e', 12],
      ['link', 'f.mp4', 14],
    ])
    expect(html).not.toContain('./x.md')
  })

  test('in a partial name the partial', async () => {
    const { references } = await compile('import S from \'./_snippet.mdx\'\n\n<S product="it" />', {
      file: 'docs/tutorial-basics/a.mdx',
    })
    expect(references).toEqual([
      { kind: 'link', target: './02-install.md', file: 'docs/tutorial-basics/_snippet.mdx', line: 3 },
    ])
  })
})

describe('a partial', () => {
  test.each(['S', 'S, {toc}', 'S , { toc as other, frontMatter }'])('imported as %s is inserted', async (names) => {
    const body = `import ${names} from './_snippet.mdx'\n\n<S product="it" />`
    const { html, warnings } = await compileForeign(body, { file: 'docs/tutorial-basics/a.mdx' })
    expect(html).toContain('This text about it is shared.')
    expect(warnings).toEqual([])
  })
})
