import { describe, expect, it } from 'vitest'
import { fineProse, lintFields, lintTree, toFineProse } from './lint-tree'
import { toOwnPage } from '../../support/tree'

const sentence = 'A description that is long enough to appear in search results.'

describe('a title', () => {
  it.each([
    ['A', 'Adding events'],
    ['a product', 'EventCatalog documentation'],
    ['an abbreviation', 'RBAC middleware for SDK pages'],
    ['a name on the list', 'Import from Kafka and Azure'],
    ['a function', 'addEventToService'],
    ['a file', 'The file eventcatalog.config.js'],
    ['a month', 'Release roundup: January 2025'],
  ])('may contain %s', (_, title) => {
    expect(lintFields({ title })).toEqual([])
  })
  it.each([
    [
      'Adding Events',
      '2  The title is not in sentence case: write "events" instead of "Events". Add names to tools/lint/proper-nouns.ts.',
    ],
    ['adding events', '2  The title starts with a lowercase letter: "adding events". Write it in sentence case.'],
    [
      'One two three four five six seven',
      '2  The title has 7 words, expected 1 to 6: "One two three four five six seven".',
    ],
    ['–', '2  The title has 0 words, expected 1 to 6: "–".'],
    ['A powerful catalog', '2  Banned: "powerful". Say what it does instead.'],
  ])("can't be %j", (title, message) => {
    expect(lintFields({ title })).toEqual([message])
  })
})

describe('a description', () => {
  it.each([
    ['too short', 'Too short.', '3  Field "description": expected 50 to 160 characters, got 10.'],
    ['too long', `${'Long '.repeat(33)}.`, '3  Field "description": expected 50 to 160 characters, got 166.'],
    [
      'without a period',
      `${sentence} And more`,
      '3  The description doesn’t end with a period: "…ch results. And more".',
    ],
  ])("can't be %s", (_, description, message) => {
    expect(lintFields({ description })).toEqual([message])
  })
  it('is unique, category files included', () => {
    const files = {
      'docs/a.mdx': toOwnPage(fineProse),
      'docs/b.mdx': toOwnPage(toFineProse(2), { description: `${sentence} Another one.` }),
      'docs/c/_category_.json': { label: 'C', link: { type: 'generated-index', title: 'C', description: sentence } },
    }
    expect(lintTree(files)).toEqual([
      'content/docs/a.mdx:3  content/docs/c/_category_.json has the same description. Write one for this page alone.',
      'content/docs/c/_category_.json:6  content/docs/a.mdx has the same description. Write one for this page alone.',
    ])
  })
})

describe('front matter', () => {
  it.each([
    [
      { kind: 'howto' },
      '4  Field "kind": expected one of tutorial, how-to, reference, explanation, index, got "howto". Did you mean how-to?',
    ],
    [{ sidebar_positon: 3 }, '5  Unknown field "sidebar_positon". Did you mean "sidebar_position"?'],
    [{ sidebar_position: 'third' }, '5  Field "sidebar_position": expected a number, got "third".'],
    [{ keywords: 'one, two' }, '5  Field "keywords": expected a list of words, got "one, two".'],
    [{ draft: 'yes' }, '5  Field "draft": expected true or false, got "yes".'],
  ])("can't be %j", (fields, message) => {
    expect(lintFields(fields)).toEqual([message])
  })
  it('has every required field', () => {
    expect(lintTree({ 'docs/a.mdx': `---\ntitle: A\nkind: index\n---\n\nText.\n` })).toEqual([
      'content/docs/a.mdx:1  Field "description" is missing. One sentence for search results, 50 to 160 characters. Must be unique.',
    ])
  })
  it('has valid dates', () => {
    const text = toOwnPage(fineProse, { date: 'last week' }).replace('kind: "reference"\n', '')
    expect(lintTree({ 'blog/a.mdx': text })).toEqual([
      'content/blog/a.mdx:4  Field "date": expected a date such as 2025-01-31, got "last week".',
    ])
  })
})

describe('a category file', () => {
  it('is checked like a page, with the line of each field', () => {
    const category = {
      label: 'Getting Started',
      positon: 1,
      link: { type: 'generated-index', title: 'Get started', description: 'Simply short' },
    }
    expect(lintTree({ 'docs/a/_category_.json': category })).toEqual([
      'content/docs/a/_category_.json:2  The label is not in sentence case: write "started" instead of "Started". Add names to tools/lint/proper-nouns.ts.',
      'content/docs/a/_category_.json:3  Unknown field "positon". Did you mean "position"?',
      'content/docs/a/_category_.json:7  The description doesn’t end with a period: "…Simply short".',
      'content/docs/a/_category_.json:7  The description has 12 characters, expected 50 to 160.',
      'content/docs/a/_category_.json:7  Banned: "Simply". Leave it out, or say what you mean.',
    ])
  })
  it('may link to its own page', () => {
    expect(lintTree({ 'docs/a/_category_.json': { label: 'A', position: 1 } })).toEqual([])
  })
})
