import { fromYAMLFilePath } from 'prh'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findRepeatedOpenings } from '@/tools/lint/comparisons'
import { lintContent } from '@/tools/lint/run'
import { formatProblem } from '@/lib/kit/problems'
import { makeTree, toOwnPage } from '../../support/tree'
import { fineProse, lintFields, lintText, lintTree, toFineProse } from './lint-tree'

const lists = readdirSync('tools/lint/voice').filter((name) => name.endsWith('.yml'))
const fence = '```'

// prh itself fails if an example doesn't produce the expected text.
it.each(lists)('every entry of %s has an example that it changes', (list) => {
  const { rules } = fromYAMLFilePath(`tools/lint/voice/${list}`)
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter(({ specs }) => !specs.some(({ from, to }) => from !== to)).map(({ pattern }) => pattern)).toEqual(
    [],
  )
})

describe('phrases', () => {
  it('are found with their line, regardless of case, even across a line break', () => {
    expect(lintText('Ask somebody.\nThe same by\nprogram.\n\n- Seamlessly connected\n- Beside the schema')).toEqual([
      '7  Wording: "somebody". Write "someone".',
      '8  Wording: "by program". Write "with the SDK".',
      '11  Banned: "Seamlessly". Say what it does instead.',
      '12  Wording: "Beside". Write "next to" or "alongside".',
    ])
  })
  it.each([
    ['headings', '## Ask nobody'],
    ['table cells', '| Who |\n|---|\n| nobody |'],
    ['alternative text', '![Asks nobody](./a.png)'],
    ["a component's alternative text", '<Figure src="./a.svg" alt="Asks nobody" />'],
    ['captions', '<Figure src="./a.svg" alt="A map" caption="Asks nobody" />'],
    ['component titles', '<Steps>\n<Step title="Ask nobody">\n\nText.\n\n</Step>\n</Steps>'],
    ['diagram titles', `${fence}mermaid title="Asks nobody"\nflowchart LR\n${fence}`],
    ['admonition titles', ':::note[Ask nobody]\n\nText.\n\n:::'],
    ['values passed to a partial', '<Partial name="any" reason="Asks nobody" />'],
  ])('are found in %s', (_, text) => {
    expect(lintText(text).join()).toMatch(/^\d+ {2}Wording: "nobody"\. Write "no one"\.$/)
  })
  it.each(['title', 'description', 'sidebar_label'])('are found in the front matter field %s', (field) => {
    expect(lintFields({ [field]: 'A sentence about nobody that is long enough for search results.' })).toContainEqual(
      expect.stringMatching(/^\d {2}Wording: "nobody"/),
    )
  })
  it('are found in category files', () => {
    const category = {
      label: 'Nobody',
      link: { type: 'generated-index', description: `${'Long '.repeat(12)}by program.` },
    }
    expect(lintTree({ 'docs/a/_category_.json': category })).toEqual([
      'content/docs/a/_category_.json:2  Wording: "Nobody". Write "no one".',
      'content/docs/a/_category_.json:5  Wording: "by program". Write "with the SDK".',
    ])
  })
  it('are found in data files', () => {
    const tags =
      'chat:\n  label: Chat\n  description: Ask the catalog questions.\nlinter:\n  description: Nobody likes errors.\n'
    expect(lintTree({ 'tags.yml': tags })).toEqual(['content/tags.yml:5  Wording: "Nobody". Write "no one".'])
  })
  it.each(['partials/a.mdx', 'README.md', '_templates/how-to.mdx'])('are found in %s', (file) => {
    expect(lintTree({ [file]: 'Ask nobody.' })).toEqual([`content/${file}:1  Wording: "nobody". Write "no one".`])
  })
  it('may appear in code and in quotation marks', () => {
    const text = `Run \`npm run easy\`. It prints "nobody stands in line" and “just a moment”.\n\n${fence}bash\nnpm run just-do-it # beside nobody\n${fence}`
    expect(lintText(text)).toEqual([])
  })
})

describe('outdated headings', () => {
  it('are reported with the names readers scan for', () => {
    expect(lintText('## What goes wrong {#problems}\n\n## Limits')).toEqual([
      '7  Heading "What goes wrong". Write "Troubleshooting".',
      '9  Heading "Limits". Write "Limitations".',
    ])
  })
  it('are found in step titles', () => {
    expect(lintText('<Steps>\n<Step title="Check it">\n\nText.\n\n</Step>\n</Steps>')).toEqual([
      '8  Heading "Check it". Use "Verify", or end with a step that shows the result.',
    ])
  })
  it('may appear in text', () => {
    expect(lintText('| Limits |\n|---|\n| What you need |\n\nWhat goes wrong')).toEqual([])
  })
})

describe('openings', () => {
  it('are found in the first paragraph', () => {
    expect(lintText('After this page you can read a catalog.')).toEqual([
      '7  Opening "After this page". Start with the answer, the task, or the problem.',
    ])
  })
  it('are found in descriptions', () => {
    expect(lintFields({ description: 'This page describes every field that an event can have.' })).toEqual([
      '3  Opening "This page describes". Start with the answer, the task, or the problem.',
    ])
  })
  it('may appear further down', () => {
    expect(lintText('- In this guide\n\nEvents are facts.\n\nAfter this page, read the next one.')).toEqual([])
  })
  it("can't be the same on more than 5% of a tree's pages", () => {
    const open = (index: number, words: string) => ({ file: `docs/${index}.mdx`, opening: { line: 7, words } })
    const pages = (count: number, words: string) => Array.from({ length: count }, (_, index) => open(index, words))
    const others = Array.from({ length: 95 }, (_, index) => open(index, `page ${index} is`))
    expect(findRepeatedOpenings([...others, ...pages(5, 'an event is')])).toEqual([])
    const found = findRepeatedOpenings([...others, ...pages(6, 'an event is')])
    expect(found).toHaveLength(6)
    expect(found[0]).toEqual({
      file: 'docs/0.mdx',
      line: 7,
      message: 'Opening: 6 pages (5.9%) begin with "an event is", expected at most 5%. Vary them.',
    })
  })
  it('are compared by their first three words, on pages but not in partials, and only for a whole tree', () => {
    const page = (index: number) => toOwnPage(toFineProse(index), { description: `${'Long '.repeat(10)}${index}.` })
    const partials = { 'partials/a.mdx': fineProse, 'partials/b.mdx': fineProse }
    const files = { ...partials, 'docs/a.mdx': page(1), 'docs/b.mdx': page(2), 'docs/c.mdx': page(3) }
    expect(lintTree(files)).toEqual([])
    const contentDir = makeTree({ ...files, 'docs/d.mdx': page(4) })
    expect(lintContent({ contentDir, files: ['docs/d.mdx'] })).toEqual([])
    expect(lintContent({ contentDir }).map(formatProblem)).toEqual(
      ['a', 'b', 'c', 'd'].map(
        (name) =>
          `content/docs/${name}.mdx:7  Opening: 4 pages (100.0%) begin with "a catalog lists", expected at most 5%. Vary them.`,
      ),
    )
  })
})

describe('sentences', () => {
  const facts = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `This is number ${index} of the facts about ${name}.`).join(' ')
  const findShared = (page: string, post: string, partial = '') =>
    lintTree({
      'docs/page.mdx': toOwnPage(page),
      'blog/post.mdx': toOwnPage(post, { kind: undefined, date: '2025-01-31' }),
      'partials/part.mdx': partial,
    }).filter((line) => line.includes('Repeats'))
  const page = `${facts('events', 5)} ${facts('commands', 30)}`
  it('may be shared with another page up to a quarter of the shorter one', () => {
    expect(findShared(page, `${facts('events', 5)} ${facts('queries', 15)}`)).toEqual([])
    expect(findShared(page, `${facts('events', 5)} ${facts('queries', 14)}`)).toEqual([
      'content/blog/post.mdx  Repeats 5 of its 19 sentences from docs/page.mdx, expected at most a quarter. Put them into a partial, or link to that page.',
    ])
  })
  it('may be shared with a partial', () => {
    expect(findShared(page, facts('queries', 9), facts('queries', 9))).toEqual([])
  })
})

describe('words typical of translations', () => {
  it('may appear once in 300 words', () => {
    expect(lintText('It holds a list.')).toEqual([])
  })
  it('are counted across the page', () => {
    expect(lintText('It holds a list.\n\n## A page of its own\n\nRun it once more.')).toEqual([
      expect.stringMatching(
        /^9 {2}Wording: \d+ words contain 3 that often mark a translated sentence, expected at most 1: "holds" \(line 7\), "of its own" \(line 9\), "once more" \(line 11\)\. Rewrite those sentences\.$/,
      ),
    ])
  })
  it('may occur more often on a long page', () => {
    const long = Array.from({ length: 60 }, () => 'A service sends a message.').join(' ')
    expect(lintText(`It holds a list.\n\nRun it once more.\n\n${long}`)).toEqual([])
  })
})
