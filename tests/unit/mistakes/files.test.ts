import { describe, expect, test } from 'vitest'
import { toOwnPage, toPage, type TreeFiles } from '../../support/tree'
import { validate } from '../../support/validate'

const clean = { errors: [], warnings: [] }

describe('an unreadable file stops every tree', () => {
  test.each<[string, TreeFiles, string]>([
    [
      "front matter that isn't YAML",
      { 'docs/a.mdx': '---\ntitle: "A\ndescription: b\n---\n\nText.\n' },
      'docs/a.mdx:3  Invalid YAML in front matter: Missing closing "quote',
    ],
    [
      'front matter with wrong indentation',
      { 'docs/a.mdx': '---\ntitle: A\n  b: c\n---\n\nText.\n' },
      'docs/a.mdx:2  Invalid YAML in front matter: Nested mappings are not allowed in compact mappings',
    ],
    [
      'front matter that is never closed',
      { 'docs/a.mdx': '---\ntitle: A\n\nText.\n' },
      'docs/a.mdx:1  Front matter starts with "---" but never ends. Expected a closing "---" line.',
    ],
    [
      'front matter without fields',
      { 'docs/a.mdx': '---\njust text\n---\n\nText.\n' },
      'docs/a.mdx:2  Front matter: expected fields such as "title: Name", found something else.',
    ],
    [
      'a file of more than 1 MB',
      { 'docs/a.mdx': 'a'.repeat(1_000_001) },
      'docs/a.mdx  The file is 1000001 bytes. Expected at most 1000000. Split the page.',
    ],
    [
      "a file that isn't UTF-8",
      { 'docs/a.mdx': new Uint8Array([0x23, 0x20, 0xe4, 0x0a]) },
      'docs/a.mdx  Expected UTF-8 text, found invalid bytes. Save the file as UTF-8.',
    ],
    [
      'an invalid date',
      { 'blog/a.mdx': '---\ntitle: A\ndate: last week\n---\n\nText.\n' },
      'blog/a.mdx:3  Field "date": expected a date such as 2025-01-31, got "last week".',
    ],
    [
      "a day that doesn't exist",
      { 'blog/a.mdx': '---\ntitle: A\ndate: 2025-02-30\n---\n\nText.\n' },
      'blog/a.mdx:3  Field "date": expected a date such as 2025-01-31, got "2025-02-30".',
    ],
    [
      'an undeclared author',
      {
        'blog/a.mdx': '---\ntitle: A\nauthors: [jan, { name: Ann }]\n---\n\nText.\n',
        'blog/authors.yml': 'jane:\n  name: Jane\n',
      },
      'blog/a.mdx:3  Unknown author "jan". Did you mean "jane"?',
    ],
    [
      'an undeclared author by key',
      { 'blog/a.mdx': '---\ntitle: A\nauthors: { key: bob }\n---\n\nText.\n', 'authors.yml': 'jane:\n  name: Jane\n' },
      'blog/a.mdx:3  Unknown author "bob". Expected one of jane, or a new entry in authors.yml.',
    ],
    [
      'authors.yml as a list',
      { 'blog/authors.yml': '- jane\n' },
      'blog/authors.yml:1  Expected entries such as "id:", found a list.',
    ],
    [
      "a category file that isn't JSON",
      { 'docs/a/_category_.json': '{\n  "label": "A",\n  "position" 2\n}\n' },
      'docs/a/_category_.json:3  Invalid JSON. Check the commas, quotes and brackets.',
    ],
    [
      'a category file that ends too early',
      { 'docs/a/_category_.json': '{\n  "label": "A",\n' },
      'docs/a/_category_.json:3  Invalid JSON. Check the commas, quotes and brackets.',
    ],
    [
      "a category file that isn't YAML",
      { 'docs/a/_category_.yml': 'label: "A\nposition: 1\n' },
      'docs/a/_category_.yml:3  Invalid YAML: Missing closing "quote',
    ],
    [
      'a category file that is a list',
      { 'docs/a/_category_.json': '["A"]' },
      'docs/a/_category_.json:1  Expected fields such as "label", found something else.',
    ],
  ])('%s', (_, files, message) => {
    expect(validate(files, { strict: false })).toEqual({ errors: [message], warnings: [] })
    expect(validate(files, { strict: true }).errors).toContain(message)
  })
})

describe('a file of exactly 1,000,000 bytes', () => {
  test('is accepted', () => {
    expect(validate({ 'docs/a.mdx': 'a'.repeat(1_000_000) }, { strict: false })).toEqual(clean)
  })
})

describe('an empty file', () => {
  const message = 'docs/a.mdx:1  The file is empty. Expected front matter and text.'

  test.each(['', '\n \n'])('(%j) is an error in our tree and a warning in a foreign one', (text) => {
    expect(validate({ 'docs/a.mdx': text })).toEqual({ errors: [message], warnings: [] })
    expect(validate({ 'docs/a.mdx': text }, { strict: false })).toEqual({ errors: [], warnings: [message] })
  })
})

describe('a page in our own tree', () => {
  test('with every required field is valid', () => {
    expect(validate({ 'docs/a.mdx': toOwnPage('Text.') })).toEqual(clean)
  })

  test.each([
    [
      'an unknown field',
      { sidebar_lable: 'A' },
      'docs/a.mdx:5  Unknown field "sidebar_lable". Did you mean "sidebar_label"?',
    ],
    [
      "an option that doesn't exist",
      { kind: 'referenc' },
      'docs/a.mdx:4  Field "kind": expected one of tutorial, how-to, reference, explanation, index, got "referenc". Did you mean reference?',
    ],
    ['a number as title', { title: 2024 }, 'docs/a.mdx:2  Field "title": expected text, got 2024.'],
    [
      'text as position',
      { sidebar_position: '2' },
      'docs/a.mdx:5  Field "sidebar_position": expected a number, got "2".',
    ],
    ['text as switch', { draft: 'yes' }, 'docs/a.mdx:5  Field "draft": expected true or false, got "yes".'],
    ['text as list', { keywords: 'a, b' }, 'docs/a.mdx:5  Field "keywords": expected a list of words, got "a, b".'],
    ['no value', { sidebar_label: null }, 'docs/a.mdx:5  Field "sidebar_label": expected text, got null.'],
    [
      'no description',
      { description: undefined },
      'docs/a.mdx:1  Field "description" is missing. One sentence for search results, 50 to 160 characters. Must be unique.',
    ],
  ])('with %s is rejected', (_, fields, message) => {
    expect(validate({ 'docs/a.mdx': toOwnPage('Text.', fields) })).toEqual({ errors: [message], warnings: [] })
  })

  test('with an unknown field unlike any other is shown the valid ones', () => {
    const { errors } = validate({
      'partials/a.mdx': 'Text.',
      'pages/b.mdx': toPage('Text.', { title: 'B', description: 'B', zzzzzzzzz: 1 }),
    })
    expect(errors).toEqual([
      'pages/b.mdx:4  Unknown field "zzzzzzzzz". Expected one of title, description, keywords, slug, layout, repeats, hide_table_of_contents, draft, unlisted.',
    ])
  })

  test('with an undeclared tag is rejected, but not with a declared one', () => {
    const files = { 'tags.yml': 'release:\n  label: Release\n' }
    const post = (tags: unknown) => toPage('Text.', { title: 'A', description: 'B', tags })
    expect(validate({ ...files, 'blog/a.mdx': post(['release']) })).toEqual(clean)
    expect(validate({ ...files, 'blog/a.mdx': post(['relase']) }).errors).toEqual([
      'blog/a.mdx:4  Unknown tag "relase". Did you mean "release"?',
    ])
    expect(validate({ ...files, 'blog/a.mdx': post(['relase']) }, { strict: false })).toEqual(clean)
  })

  test("of an unknown file type is rejected, but an image isn't", () => {
    const files = { 'docs/a.rst': 'x', 'docs/b.png': 'x', 'blog/d.docx': 'x' }
    const message = 'Unknown file type. Expected .mdx, .md, _category_.json or an image.'
    expect(validate(files)).toEqual({ errors: [`docs/a.rst  ${message}`, `blog/d.docx  ${message}`], warnings: [] })
    expect(validate(files, { strict: false })).toEqual(clean)
  })

  test('with a private name gets a hint where shared text belongs, and is fine in a foreign tree', () => {
    const files = { 'docs/_c.mdx': 'Text.', 'partials/_d.mdx': 'Text.' }
    const message = 'Files that start with "_" aren’t pages. Put shared text in partials/.'
    expect(validate(files)).toEqual({ errors: [`docs/_c.mdx  ${message}`], warnings: [] })
    expect(validate(files, { strict: false })).toEqual(clean)
  })

  test('is checked together with all others: every error in every file is reported', () => {
    const { errors } = validate({
      'docs/a.mdx': '---\ntitle: "A\n---\n',
      'docs/b.mdx': toOwnPage('Text.', { kind: 'x', draft: 1 }),
      'docs/c/_category_.json': '{',
    })
    expect(errors.map((line) => line.split('  ')[0])).toEqual([
      'docs/a.mdx:2',
      'docs/b.mdx:4',
      'docs/b.mdx:5',
      'docs/c/_category_.json:1',
    ])
  })
})

describe('a value of the wrong type', () => {
  test('is a warning in a foreign tree, unless Docusaurus accepts it', () => {
    expect(validate({ 'docs/a.md': toPage('Text.', { title: ['A'], draft: 'yes' }) }, { strict: false })).toEqual({
      errors: [],
      warnings: [
        'docs/a.md:2  Field "title": expected text, got ["A"].',
        'docs/a.md:3  Field "draft": expected true or false, got "yes".',
      ],
    })
    const fields = { title: 2024, sidebar_position: '2', description: null, custom: 1 }
    expect(validate({ 'docs/a.md': toPage('Text.', fields) }, { strict: false })).toEqual(clean)
  })

  const file = 'docs/a/_category_.json'
  test.each([
    [{ label: ['A'] }, `${file}:2  Field "label": expected text, got ["A"].`],
    [{ label: 'A', position: 'two' }, `${file}:3  Field "position": expected a number, got "two".`],
    [{ collapsed: 'no' }, `${file}:2  Field "collapsed": expected true or false, got "no".`],
    [
      { link: { type: 'page' } },
      `${file}:2  Field "link": expected {"type": "generated-index"} or {"type": "doc", "id": "page"}, got {"type":"page"}.`,
    ],
    [
      { link: { type: 'doc' } },
      `${file}:2  Field "link": expected {"type": "generated-index"} or {"type": "doc", "id": "page"}, got {"type":"doc"}.`,
    ],
  ])('in a category file (%j) is an error in our tree and a warning in a foreign one', (category, message) => {
    expect(validate({ [file]: category })).toEqual({ errors: [message], warnings: [] })
    expect(validate({ [file]: category }, { strict: false })).toEqual({ errors: [], warnings: [message] })
  })

  test('in a category file, an unknown field is an error in our tree only', () => {
    expect(validate({ [file]: { lable: 'A' } }).errors).toEqual([
      `${file}:2  Unknown field "lable". Did you mean "label"?`,
    ])
    expect(validate({ [file]: { lable: 'A' } }, { strict: false })).toEqual(clean)
  })

  test('in a YAML category file is reported with its line', () => {
    const { errors } = validate({ 'docs/a/_category_.yml': 'label: A\nlink: null\nposition: x\n' })
    expect(errors).toEqual(['docs/a/_category_.yml:3  Field "position": expected a number, got "x".'])
  })
})
