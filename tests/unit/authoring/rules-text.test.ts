import { describe, expect, it } from 'vitest'
import { fineProse, lintText, lintTree } from './lint-tree'
import { toOwnPage } from '../../support/tree'

interface Case {
  name: string
  text: string
  /** Expected findings with their lines. None if the text is fine. */
  finds?: string[]
}

function check(cases: readonly Case[]) {
  it.each(cases)('$name', ({ text, finds = [] }) => {
    expect(lintText(text)).toEqual(finds)
  })
}

const fence = '```'

describe('rhetorical questions', () => {
  check([
    {
      name: 'are found in paragraphs, with their first line',
      text: 'Some teams ask for more.\nWhy does it matter? It does.\n\n:::note\n\nWho needs it?\n\n:::',
      finds: [
        '8  Rhetorical question: "Why does it matter?". Say what the answer is.',
        '12  Rhetorical question: "Who needs it?". Say what the answer is.',
      ],
    },
    { name: 'may follow a heading that is a question', text: '## Why does it matter?\n\nYou ask why? It does.' },
    { name: 'may be in a list of questions', text: '## Frequent questions\n\nIs it free? Yes.' },
    {
      name: 'may be in quotes, lists and tables',
      text: 'It asks "Continue?" first.\n\n- Who owns it?\n\n| Prompt |\n|---|\n| Name? |',
    },
    { name: 'are ignored in code', text: 'Call `find?` for that.' },
  ])
})

describe('headings', () => {
  check([
    {
      name: 'have level 2 or 3, and level 3 only after level 2',
      text: '### Too deep\n\n## Fine\n\n#### Deeper\n\n# Title',
      finds: [
        '7  Heading "Too deep" has level 3 and no heading of level 2 before it.',
        '11  Heading "Deeper" has level 4, expected 2 or 3.',
        '13  Heading "Title" has level 1, which is the title. Begin with level 2.',
      ],
    },
    { name: 'in order pass', text: '## One {#one}\n\n### Two\n\n### Three\n\n## Four' },
    {
      name: 'are unique on a page, even with different ids',
      text: '## Fields {#a}\n\n## Other\n\n## fields {#b}',
      finds: ['11  Heading "fields" is already in line 7. Give each its own name.'],
    },
    {
      name: 'that differ only in code are distinct',
      text: '## The field `id`\n\n## The field `name`',
    },
    {
      name: 'in HTML are found',
      text: '<h2>Raw</h2>\n\nText with <h3>another</h3>.',
      finds: ['7  Heading in HTML: <h2>. Write ## instead.', '9  Heading in HTML: <h3>. Write ### instead.'],
    },
  ])
})

describe('alt text', () => {
  check([
    {
      name: 'that are missing are found in pictures, figures and diagrams',
      text: `![](./a.png)\n\n![ ][b]\n\n[b]: ./b.png\n\n<Figure src="./c.svg" alt="" />\n\n<img src="./d.svg" />\n\n${fence}mermaid\nflowchart LR\n${fence}`,
      finds: [
        '7  The picture ./a.png has no alternative text. Write ![what it shows](./a.png).',
        '9  The picture b has no alternative text. Write ![what it shows][b].',
        '13  <Figure> has no alternative text. Add alt="what it shows".',
        '15  <img> has no alternative text. Add alt="what it shows".',
        '17  The diagram has no title, which is read aloud. Add title="what it shows" after mermaid.',
      ],
    },
    {
      name: 'pass when present',
      text: `![A map](./a.png)\n\n<Figure src="./c.svg" alt="A map" />\n\n${fence}mermaid title="A map"\nflowchart LR\n${fence}`,
    },
  ])
})

describe('fences', () => {
  check([
    {
      name: 'without a language are found, in lists too',
      text: `${fence}\nnothing\n${fence}\n\n- A point\n\n  ${fence}\n  nothing\n  ${fence}`,
      finds: [
        '7  The fence has no language. Use "text" for output.',
        '13  The fence has no language. Use "text" for output.',
      ],
    },
    { name: 'with a language pass', text: `${fence}text\noutput\n${fence}` },
  ])
})

describe('link texts', () => {
  check([
    {
      name: 'that say nothing are found',
      text: 'Read [here](/docs/a), or [Click here…](/docs/b).\nSee [this page](/docs/c) and [learn more](/docs/d).',
      finds: [
        '7  The link text "here" doesn’t say where it goes.',
        '7  The link text "Click here…" doesn’t say where it goes.',
        '8  The link text "this page" doesn’t say where it goes.',
        '8  The link text "learn more" doesn’t say where it goes.',
      ],
    },
    { name: 'that name their page pass', text: 'Read [here is the plan](/docs/a) and [`event`](/docs/b).' },
  ])
})

describe('sentences', () => {
  const long = `${'word '.repeat(60).trim()}.`
  it('are short on average, and the longest one is reported', () => {
    const text = Array.from({ length: 12 }, () => long).join('\n\n')
    expect(lintText(`Short one here.\n\n${text}`)).toEqual([
      '9  Sentences have 37.7 words on average, expected under 25. The longest has 60: "word word word word word …".',
    ])
  })
  check([
    { name: 'may occasionally be long', text: long },
    { name: "don't end inside code", text: 'Write `a.b. C d` and `e. F`, then go on.' },
  ])
})

describe('the text of a page', () => {
  it('has 120 words and three links', () => {
    expect(
      lintTree({
        'docs/a.mdx': toOwnPage('Short, with [one link](/docs/b), [twice](/docs/b#c) and [outside](https://x.dev).'),
      }),
    ).toEqual([
      'content/docs/a.mdx:6  The text links to 1 other pages, expected at least 3.',
      'content/docs/a.mdx:6  The text has 7 words of prose, expected at least 120.',
    ])
  })
  it('may be short on an index that links to other pages', () => {
    expect(lintTree({ 'docs/a.mdx': toOwnPage('Short.', { kind: 'index' }) })).toEqual([])
  })
  it('needs no links in the SDK, whose pages are generated from the package', () => {
    const text = 'One two three four five six seven eight nine ten. '.repeat(13)
    expect(lintTree({ 'docs/sdk/add-event.mdx': toOwnPage(text) })).toEqual([])
  })
  it('includes text from partials', () => {
    const files = { 'docs/a.mdx': toOwnPage('<Partial name="shared" />'), 'partials/shared.mdx': fineProse }
    expect(lintTree(files)).toEqual([])
  })
  it("isn't checked if it doesn't parse", () => {
    expect(lintTree({ 'docs/a.mdx': toOwnPage('One.\n\n<Tabs>\n\nsimply') })).toEqual([
      'content/docs/a.mdx:9  <Tabs> is never closed. Expected </Tabs>, or <Tabs /> if it’s empty.',
    ])
  })
  it('in a partial follows the text rules and may start with level 3', () => {
    expect(lintTree({ 'partials/a.mdx': '### Part\n\nIt is easy.' })).toEqual([
      'content/partials/a.mdx:3  Banned: "easy". Leave it out, or say what you mean.',
    ])
  })
})
