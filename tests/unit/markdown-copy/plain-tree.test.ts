import { describe, expect, test } from 'vitest'
import { compile, compileForeign } from '../../support/compile'
import { findLeftovers, readMarkdown } from '../../support/markdown'

async function toCopy(source: string): Promise<string> {
  return (await compile(source)).markdown
}

describe('A Markdown copy', () => {
  test.each([
    ['# Title\n\nText', 'Text'],
    ['## Fields {#fields}', '## Fields'],
    [':::note\n\nText\n\n:::', '> **Note**\n>\n> Text'],
    [':::warning[Mind `it`]\n\nText\n\n:::', '> **Warning: Mind it**\n>\n> Text'],
    ['> [!TIP]\n> Text', '> **Tip**\n>\n> Text'],
    ['One {/* a note */} two', 'One  two'],
    ['a <br /> b', 'a\\\nb'],
    ['| a |\n|---|\n| b<br />c |', '| a |\n| - |\n| b c |'],
    ['<details>\n<summary>More</summary>\n\nText\n\n</details>', '**More**\n\nText'],
    ['Press <kbd>Ctrl</kbd>.', 'Press `Ctrl`.'],
    ['<a href="https://x.example">x</a>', '[x](ec-ref://0/)'],
    ['<img src="./a.png" alt="A map" />', '![A map](ec-ref://0/)'],
    ['![Day](./a.svg#light)\n\n![Night](./b.svg#dark)', '![Day](ec-ref://0/)'],
    ['<table>\n<tbody>\n<tr><th>A</th></tr>\n<tr><td>b</td></tr>\n</tbody>\n</table>', '| A |\n| - |\n| b |'],
    ['<ul>\n<li>One</li>\n<li>**Two**</li>\n</ul>', '- One\n- **Two**'],
    ['{<b>bold</b>}', 'bold'],
    ['A number: {2}', 'A number: 2'],
    ['Text[^1]\n\n[^1]: A note with `code`.', 'Text[^1]\n\n[^1]: A note with `code`.'],
    ['List&lt;string&gt; and \\{x}', 'List\\<string> and {x}'],
  ])('converts %j to %j', async (source, expected) => {
    expect(await toCopy(source)).toBe(expected)
  })

  test('keeps fences with their file name, and drops site-specific options', async () => {
    const source =
      '```yaml title="a.yml" {1} showLineNumbers nocheck="a reason"\na: 1\n# highlight-next-line\nb: 2\n```'
    expect(await toCopy(source)).toBe('```yaml title="a.yml"\na: 1\nb: 2\n```')
  })

  test('keeps the language of output', async () => {
    expect(await toCopy('```console\nok\n```')).toBe('```console\nok\n```')
  })

  test('writes changed lines as a diff', async () => {
    const source = '```js title="a.js"\nkeep()\nold() // [!code --]\nnew_() // [!code ++]\n```'
    expect(await toCopy(source)).toBe('```diff title="a.js"\n keep()\n-old()\n+new_()\n```')
  })

  test('keeps code that looks like our own annotations', async () => {
    const source = '````mdx\n<Since version="1" />\n\n\n:::note\n````'
    expect(await toCopy(source)).toBe('```mdx\n<Since version="1" />\n\n\n:::note\n```')
  })

  test('writes a command for each package manager under its name', async () => {
    const copy = await toCopy('```bash npm2yarn\nnpm install a\n```')
    expect(copy).toContain('**pnpm**\n\n```bash\npnpm add a\n```')
  })

  test('contains the text of partials, with their variables filled in', async () => {
    const { markdown } = await compile('<Partial name="example-version" subject="samples" />', {
      contentDir: 'content',
    })
    expect(markdown).toMatch(/^The samples on this page were checked/)
  })

  test('of a Docusaurus page contains no Docusaurus syntax', async () => {
    const source =
      'import Tabs from "@theme/Tabs"\n\n<!-- note -->\n\n<div className="row">\n\nText <span style={{ color: "red" }}>red</span>\n\n</div>\n\n<iframe src="https://x.example" title="A film" />\n\n<!-- truncate -->\n\nMore'
    const { markdown } = await compileForeign(source)
    expect(markdown).toBe('Text red\n\n[A film](https://x.example)\n\nMore')
    expect(findLeftovers(readMarkdown(markdown))).toEqual([])
  })
})
