import { describe, expect, test } from 'vitest'
import { compile, compileForeign, toLines } from '../../support/compile'

const admonitions = ['note', 'tip', 'info', 'success', 'important', 'warning', 'caution', 'danger']

function toName(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

function box(type: string, title: string, inner: string): string {
  return `<div class="admonition admonition-${type}" role="note"><p class="admonition-title">${title}</p>${inner}</div>`
}

/** HTML of a text that has to compile without messages in either kind of tree. */
async function toHtml(text: string): Promise<string> {
  const [ours, foreign] = [await compile(text), await compileForeign(text)]
  expect(toLines([...ours.warnings, ...foreign.warnings])).toEqual([])
  expect(ours.html).toBe(foreign.html)
  return ours.html
}

describe('admonitions', () => {
  test.each(admonitions)(':::%s uses its own name, or a title after it, with or without brackets', async (type) => {
    expect(await toHtml(`:::${type}\n\nText.\n\n:::`)).toBe(box(type, toName(type), '<p>Text.</p>'))
    expect(await toHtml(`:::${type} A title\n\nText.\n\n:::`)).toBe(box(type, 'A title', '<p>Text.</p>'))
    expect(await toHtml(`:::${type}[A *fine* title]\nText.\n:::`)).toBe(
      box(type, 'A <em>fine</em> title', '<p>Text.</p>'),
    )
  })

  test('can be nested', async () => {
    const text = '::::tip Outer\n\nA.\n\n:::note\n\nB.\n\n:::\n\nC.\n\n::::'
    expect(await toHtml(text)).toBe(box('tip', 'Outer', `<p>A.</p>${box('note', 'Note', '<p>B.</p>')}<p>C.</p>`))
  })

  test('can be in lists and contain lists and code', async () => {
    const html = await toHtml(
      '1. One\n\n   :::tip Look\n\n   - a\n\n   ```text\n   :::note\n   ```\n\n   :::\n\n2. Two',
    )
    expect(html).toContain('<p class="admonition-title">Look</p><ul>\n<li>a</li>\n</ul>')
    expect(html).toContain('<code>:::note</code>')
    expect(html).toContain('<p>Two</p>')
  })

  test.each([
    ['secondary', 'note'],
    ['warn', 'warning'],
    ['error', 'danger'],
  ])(':::%s is the older name for %s', async (older, type) => {
    expect(await toHtml(`:::${older}\n\nText.\n\n:::`)).toContain(`class="admonition admonition-${type}"`)
  })

  test('with an unknown name become notes in a foreign tree, with a warning', async () => {
    const { html, warnings } = await compileForeign(':::notr\n\nText.\n\n:::')
    expect(html).toBe(box('note', 'Note', '<p>Text.</p>'))
    expect(toLines(warnings)).toEqual(['docs/page.mdx:1  Unknown admonition ":::notr". Did you mean ":::note"?'])
  })

  test.each(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'])('> [!%s] works too', async (kind) => {
    const type = kind.toLowerCase()
    const html = await toHtml(`> [!${kind}]\n> Text.\n>\n> More.`)
    expect(html.replaceAll('\n', '')).toBe(box(type, toName(type), '<p>Text.</p><p>More.</p>'))
  })

  test("don't affect other quotes and colons", async () => {
    expect(await toHtml('> [!OTHER]\n> Text.')).toContain('<blockquote>')
    expect(await toHtml('At 12:30, a:b and ::leaf, key:value[x].')).toBe(
      '<p>At 12:30, a:b and ::leaf, key:value[x].</p>',
    )
  })
})

describe('tabs', () => {
  const panels = '<TabItem value="win" label="Windows">W</TabItem><TabItem value="mac" default>M</TabItem>'

  test('show the default, sync by group, and label every panel', async () => {
    const html = await toHtml(`<Tabs groupId="os">${panels}</Tabs>`)
    expect(html).toContain('<docs-tabs group="os">')
    expect([...html.matchAll(/aria-selected="(\w+)"[^>]*data-value="(\w+)">(\w+)</g)].map((m) => m.slice(1))).toEqual([
      ['false', 'win', 'Windows'],
      ['true', 'mac', 'mac'],
    ])
    expect([...html.matchAll(/<p class="tab-label">(\w+)<\/p>(\w)/g)].map((m) => m.slice(1))).toEqual([
      ['Windows', 'W'],
      ['mac', 'M'],
    ])
  })

  test('take labels and the default from the tabs themselves', async () => {
    const values = "{[{label: 'macOS', value: 'mac'}, {label: 'PC', value: 'win'}]}"
    const html = await toHtml(
      `<Tabs defaultValue="mac" values=${values}>\n<TabItem value="mac">M</TabItem>\n<TabItem value="win">W</TabItem>\n</Tabs>`,
    )
    expect([...html.matchAll(/aria-selected="(\w+)"[^>]*>(\w+)</g)].map((m) => m.slice(1))).toEqual([
      ['true', 'macOS'],
      ['false', 'PC'],
    ])
  })

  test('have unique ids if a page has several', async () => {
    const { html } = await compile(`<Tabs>${panels}</Tabs>\n\n<Tabs>${panels}</Tabs>`)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
  })
})

describe('headings', () => {
  test.each([
    ['## Title {#my-id}', 'my-id', 'Title'],
    ['### A `code` {#c}', 'c', 'A code'],
    ['Title {#under}\n-----', 'under', 'Title'],
    ['## Closed {#c2} ##', 'c2', 'Closed'],
    ['## Größe & Maß', 'größe--maß', 'Größe & Maß'],
  ])('%s has the id "%s"', async (text, id, title) => {
    const { headings } = await compileForeign(text)
    expect(headings).toEqual([{ id, depth: text.startsWith('###') ? 3 : 2, text: title }])
  })

  test("an id remains text if there's no heading", async () => {
    expect(await toHtml('Text {#x}')).toBe('<p>Text {#x}</p>')
  })
})

describe('HTML comments', () => {
  test.each([
    ['on a line', 'a <!-- b --> c', '<p>a  c</p>'],
    ['over several lines', '<!--\n## Not {shown}\n\n<Unknown>\n-->\n\ntext', '<p>text</p>'],
    ['in a list', '- a\n  <!-- b\n  c -->\n- d', '<ul>\n<li>a</li>\n<li>d</li>\n</ul>'],
    ['with asterisks', '<!-- a */ b /* c -->\n\ntext', '<p>text</p>'],
    ['two on one line', '<!-- a -->b<!-- c -->', '<p>b</p>'],
  ])('%s disappear', async (_, text, html) => {
    expect((await toHtml(text)).trim()).toBe(html)
  })

  test('are kept in code', async () => {
    expect(await toHtml('`<!-- a -->`')).toBe('<p><code>&lt;!-- a --&gt;</code></p>')
    expect(await toHtml('```text\n<!-- a -->\n```')).toContain('<code>&#x3C;!-- a --></code>')
    expect(await toHtml('- ```text\n  <!-- a -->\n  ```')).toContain('&#x3C;!-- a -->')
    expect(await toHtml('```inline``` <!-- a -->')).toBe('<p><code>inline</code> </p>')
  })
})

describe('the excerpt marker', () => {
  test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}', '{/*truncate*/}'])('%s', async (mark) => {
    expect(await toHtml(`a\n\n${mark}\n\nb`)).toBe('<p>a</p>\n<hr hidden="" data-truncate=""/>\n<p>b</p>')
  })
})

describe('expressions', () => {
  test.each([
    ["{'text'}", 'text'],
    ['{42}', '42'],
    ['{`back ticks`}', 'back ticks'],
    ['{true}{null}{undefined}{/* comment */}', ''],
  ])('%s renders as "%s"', async (text, shown) => {
    expect(await toHtml(`a ${text} b`)).toBe(`<p>a ${shown} b</p>`)
  })

  test('that are elements are rendered', async () => {
    expect(await toHtml('{<b>bold</b>}')).toBe('<b>bold</b>')
  })

  test.each([
    ['{1 + 1}', 'a calculation'],
    ['{name}', 'a variable'],
    ['{a.b}', 'a variable'],
    ['{go()}', 'a call'],
    ['{() => 1}', 'a function'],
    ['{a ? 1 : 2}', 'a condition'],
    ['{`a ${b}`}', 'a template with a variable'],
    ['{[1, new Date()]}', 'code'],
  ])('%s stays as written, with a warning', async (text, kind) => {
    const message = `docs/page.mdx:1  ${text} would run code (${kind}). Expected a literal: text, a number, a list or an object. To show the braces, use backticks: ${text.includes('`') ? `\`\`${text}\`\`` : `\`${text}\``}.`
    const { html, warnings } = await compileForeign(`x ${text}`)
    expect(html).toBe(`<p>x ${text.replace('=>', '=&gt;')}</p>`)
    expect(toLines(warnings)).toEqual([message])
    await expect(compile(`x ${text}`)).rejects.toThrow(message)
  })
})

describe('elements', () => {
  test('details are unchanged', async () => {
    expect(await toHtml('<details>\n<summary>More</summary>\n\nText.\n\n</details>')).toBe(
      '<details><summary>More</summary><p>Text.</p></details>',
    )
  })

  test('may have styles as objects, and images are lazy-loaded', async () => {
    expect(await toHtml("<span style={{color: 'red', fontSize: 12}}>x</span>")).toBe(
      '<span style="color:red;font-size:12px">x</span>',
    )
    expect(await toHtml('<img src="./a.png" alt="A" />')).toBe('<img src="ec-ref://0/" alt="A" loading="lazy"/>')
  })

  test('components accept elements as attributes', async () => {
    expect(await toHtml('<Admonition type="tip" icon={<b>x</b>} title={<i>T</i>}>Text.</Admonition>')).toContain(
      '<p class="admonition-title"><i>T</i></p>Text.',
    )
  })

  test.each([
    ['<b title={<i>x</i>}>y</b>', '<b title>: expected text or a number.'],
    ['<b title={{a: 1}}>y</b>', '<b title>: expected text or a number.'],
    [
      '<b onClick={() => go()}>y</b>',
      '{() => go()} would run code (a function). Expected a literal: text, a number, a list or an object.',
    ],
    ['<b {...all}>y</b>', '{...all} spreads a value. Expected attributes such as name="value".'],
  ])("%s loses what can't be rendered, with a warning", async (text, message) => {
    const { html, warnings } = await compileForeign(`x ${text}`)
    expect(html).toBe('<p>x <b>y</b></p>')
    expect(toLines(warnings)).toEqual([`docs/page.mdx:1  ${message}`])
    await expect(compile(`x ${text}`)).rejects.toThrow(`docs/page.mdx:1  ${message}`)
  })

  test('the inline table of contents works as documented by Docusaurus', async () => {
    const { html, warnings } = await compileForeign(
      "import TOCInline from '@theme/TOCInline'\n\n<TOCInline toc={toc} />\n\n## A",
    )
    expect(html).toContain('<nav class="toc-inline" aria-label="On this page" data-toc-inline=""></nav>')
    expect(toLines(warnings)).toEqual([])
  })
})

describe('imports', () => {
  test.each([
    "import Tabs from '@theme/Tabs'",
    "import A from '@site/src/components/A'",
    "import Link from '@docusaurus/Link'",
    "import React, {useState} from 'react'",
    "import {\n  a,\n  b,\n} from '@theme/x'",
    "import './styles.css'",
    "import A from '../a.js'",
  ])('%s is ignored silently', async (text) => {
    const { html, warnings } = await compileForeign(`${text}\n\nText.`)
    expect(html).toBe('<p>Text.</p>')
    expect(toLines(warnings)).toEqual([])
  })

  test("of Docusaurus's link component make links", async () => {
    const { html, references, warnings } = await compileForeign(
      'import DocLink from \'@docusaurus/Link\'\n\nSee <DocLink to="./a.md" className="b">the *page*</DocLink>.',
    )
    expect(html).toBe('<p>See <a href="ec-ref://0/" class="b">the <em>page</em></a>.</p>')
    expect(references.map(({ kind, target, line }) => [kind, target, line])).toEqual([['link', './a.md', 3]])
    expect(toLines(warnings)).toEqual([])
  })

  test('of other packages, and exports, are removed with a warning on their line', async () => {
    const { warnings } = await compileForeign(
      "import a from '@theme/a'\nimport b from 'b'\nexport const c = go()\n\nText.",
    )
    expect(toLines(warnings)).toEqual([
      `docs/page.mdx:2  "import b from 'b'" is ignored.`,
      'docs/page.mdx:3  "export const c = go()" is ignored.',
    ])
  })
})

describe('unknown components', () => {
  test('become placeholders that keep their content', async () => {
    const { html, warnings } = await compileForeign(
      '<Chart kind="pie">\n\nSome **text**.\n\n<Tag>in it</Tag>\n\n</Chart>',
    )
    expect(html).toBe(
      '<div class="placeholder"><p class="placeholder-title"><code>&lt;Chart&gt;</code> isn’t supported on this site.</p>' +
        '<p>Some <strong>text</strong>.</p><div class="placeholder"><p class="placeholder-title"><code>&lt;Tag&gt;</code>' +
        ' isn’t supported on this site.</p>in it</div></div>',
    )
    expect(toLines(warnings)).toEqual([
      'docs/page.mdx:1  Unknown component <Chart>. Did you mean <Card>?',
      'docs/page.mdx:5  Unknown component <Tag>. Did you mean <Tabs>?',
    ])
  })

  test('stay inside their paragraph', async () => {
    const { html } = await compileForeign('a <Tag>b *c*</Tag> d <Ui.Icon/>')
    expect(html).toBe(
      '<p>a <span class="placeholder"><code>&lt;Tag&gt;</code> b <em>c</em></span> d ' +
        '<span class="placeholder"><code>&lt;Ui.Icon&gt;</code> </span></p>',
    )
  })

  test('are found in attributes too', async () => {
    const { html, warnings } = await compileForeign('<Admonition icon={<Icon/>}>Text.</Admonition>')
    expect(html).toContain('Text.')
    expect(toLines(warnings)).toEqual(['docs/page.mdx:1  Unknown component <Icon> in {<Icon/>}.'])
  })
})
