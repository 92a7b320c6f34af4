import { describe, expect, test } from 'vitest'
import { parseSource } from '@/lib/content/source-file'
import { validateTree } from '@/lib/content/validate'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import { compileForeign, toLines } from '../../support/compile'
import { makeTree, toPage } from '../../support/tree'

describe('Content that readers would miss', () => {
  test.each([
    [
      'an admonition that’s never closed',
      'A.\n\n:::note\n\nB.',
      'docs/page.mdx:3  ":::note" is never closed, so it contains the rest of the page. Expected a line with ":::" at its end.',
    ],
    [
      'an emoji by name',
      'Done :smile: now.',
      'docs/page.mdx:1  ":smile:" stays as it is. To show an emoji, paste the character.',
    ],
    [
      'a frame',
      '<iframe src="https://example.com/video"></iframe>',
      'docs/page.mdx:1  The <iframe> of https://example.com/video stays empty, because pages block frames. Expected a link or an image.',
    ],
  ])('is reported: %s', async (_, text, expected) => {
    expect(toLines((await compileForeign(text)).warnings)).toEqual([expected])
  })

  test.each([
    [
      'closed admonitions, also nested, in lists and in quotes',
      '::::tip\n\n:::note\n\nA.\n\n:::\n\n::::\n\n- :::info\n  B.\n  :::\n\n> :::note\n> C.\n> :::',
    ],
    ['times, ratios and addresses', 'From 10:30:00 to a:b:c, see http://localhost:3000/a:b:c.'],
  ])('isn’t reported: %s', async (_, text) => {
    expect(toLines((await compileForeign(text)).warnings)).toEqual([])
  })

  test('a link in angle brackets stays a link', async () => {
    const { references, html } = await compileForeign('[x](<https://example.com/a(b)>) and <https://example.com>')
    expect(references.map(({ target }) => target)).toEqual(['https://example.com/a(b)', 'https://example.com'])
    expect(html.match(/<a /g)).toHaveLength(2)
  })

  test('line numbers start where the fence says', async () => {
    expect((await compileForeign('```js showLineNumbers=5\na\n```')).html).toContain('style="counter-reset: line 4"')
    expect((await compileForeign('```js showLineNumbers\na\n```')).html).not.toContain('counter-reset')
  })

  test('tags of documentation pages are reported once for the tree', () => {
    const page = toPage('A.', { tags: ['a'] })
    const problems = new ProblemList()
    validateTree(makeTree({ 'docs/a.md': page, 'docs/b.md': page }), { strict: false }, problems)
    expect(problems.all.map(formatProblem)).toEqual([
      'docs/a.md:2  Field "tags" isn’t shown, because only posts have tag pages. 2 pages have this field.',
    ])
  })
})

describe('Advice', () => {
  test('says how to write a less-than sign', async () => {
    await expect(compileForeign('Fewer than <5 items.')).rejects.toThrow(
      'docs/page.mdx:1  "<5" looks like the start of a tag. Write "&lt;5", or use backticks: `<5`.',
    )
  })

  test.each([
    ['title: Events: an overview', 'title: "Events: an overview"'],
    ['title: @scope/name', 'title: "@scope/name"'],
    ['title: `code`', 'title: "`code`"'],
  ])('says how to quote %s', (line, expected) => {
    const problems = new ProblemList()
    expect(parseSource('docs/a.md', `---\nid: a\n${line}\n---\n`, problems)).toBeUndefined()
    expect(problems.all.map(formatProblem)).toEqual([
      expect.stringMatching(/^docs\/a\.md:3 {2}Invalid YAML in front matter: .+ Put the value in quotes: /),
    ])
    expect(problems.all[0]?.message.endsWith(expected)).toBe(true)
  })

  test('doesn’t suggest quotes where they wouldn’t help', () => {
    const problems = new ProblemList()
    parseSource('docs/a.md', '---\ntitle: "A\n---\n', problems)
    expect(problems.all[0]?.message).not.toContain('quotes:')
  })
})
