import { describe, expect, test } from 'vitest'
import { getMessages } from '../../support/compile'
import { makeTree } from '../../support/tree'

describe('in our own tree', () => {
  test.each([
    [
      'an unknown component',
      'Text.\n\n<Crad title="a" href="/">x</Crad>',
      'docs/page.mdx:3  Unknown component <Crad>. Did you mean <Card>?',
    ],
    ['an unknown element', 'Text <spam>x</spam>', 'docs/page.mdx:1  Unknown element <spam>. Did you mean <span>?'],
    [
      'an unknown attribute',
      '<Card title="a" href="/" icn="event">x</Card>',
      'docs/page.mdx:1  <Card> has no attribute "icn". Did you mean "icon"?',
    ],
    ['a missing attribute', '<Since>x</Since>', 'docs/page.mdx:1  <Since> requires "version".'],
    [
      'an invalid option',
      '<Plan name="Scal" />',
      'docs/page.mdx:1  <Plan name>: expected one of Community, Starter, Scale, Enterprise, got "Scal". Did you mean "Scale"?',
    ],
    [
      'an unknown language',
      'Text.\n\n```typescrpt\nlet a\n```',
      'docs/page.mdx:3  Unknown language "typescrpt". Did you mean "typescript"? Use "text" for output.',
    ],
    [
      'an unknown admonition',
      ':::warnin\nx\n:::',
      'docs/page.mdx:1  Unknown admonition ":::warnin". Did you mean ":::warning"?',
    ],
    [
      'an import',
      "Text.\n\nimport Tabs from '@theme/Tabs'",
      `docs/page.mdx:3  "import Tabs from '@theme/Tabs'" has no effect. You can use components without importing them.`,
    ],
  ])('%s is an error', async (_, text, message) => {
    expect(await getMessages(text)).toEqual([message])
  })

  test('all errors on a page are reported together, each with its line in the file', async () => {
    const text = '<Crad />\n\n{go()}\n\n```typescrpt\n```\n\n<Since />'
    expect((await getMessages(text, { bodyOffset: 10 })).map((line) => line.split('  ')[0])).toEqual([
      'docs/page.mdx:11',
      'docs/page.mdx:18',
      'docs/page.mdx:13',
      'docs/page.mdx:15',
    ])
  })
})

describe("text that isn't MDX stops every tree", () => {
  test.each([
    ['<Steps>\n\ntext', 'docs/page.mdx:1  <Steps> is never closed. Expected </Steps>, or <Steps /> if it’s empty.'],
    [
      'text\n\n<Tabs>\n<TabItem value="a">\nx\n</Tabs>',
      'docs/page.mdx:4  <TabItem> is never closed. Expected </TabItem>, or <TabItem /> if it’s empty.',
    ],
    ['a\n\nb <b>c\n\nd</b>', 'docs/page.mdx:3  <b> is never closed. Expected </b>, or <b /> if it’s empty.'],
    [
      '<Stesp>\n\nx',
      'docs/page.mdx:1  <Stesp> is never closed. Expected </Stesp>, or <Stesp /> if it’s empty. Did you mean <Step>?',
    ],
    ['a\n\nb <br> c', 'docs/page.mdx:3  <br> is never closed. Expected <br />.'],
    [
      'a\n\n{unclosed\n\nb',
      'docs/page.mdx:5  Invalid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    ],
    ['a\n\n{a +}', 'docs/page.mdx:3  Invalid MDX: Could not parse expression with acorn'],
    [
      'a\n\nb <foo@example.org>',
      'docs/page.mdx:3  Invalid MDX: Unexpected character `@` (U+0040) in name, expected a name character such as letters, digits, `$`, or `_`; whitespace before attributes; or the end of the tag (note: to create a link in MDX, use `[text](url)`)',
    ],
    ['a\n\n</b>', 'docs/page.mdx:3  Invalid MDX: Unexpected closing slash `/` in tag, expected an open tag first'],
  ])('%j', async (text, message) => {
    expect(await getMessages(text, { strict: true })).toEqual([message])
    expect(await getMessages(text, { strict: false })).toEqual([message])
  })

  test('as does anything React refuses to render', async () => {
    const [message] = await getMessages('<br>text</br>', { bodyOffset: 4 })
    expect(message).toContain('docs/page.mdx:5  The page could not be rendered: br is a ')
  })

  test('lines are counted from the start of the file', async () => {
    expect(await getMessages('a\n\n</b>', { bodyOffset: 7 })).toEqual([
      'docs/page.mdx:10  Invalid MDX: Unexpected closing slash `/` in tag, expected an open tag first',
    ])
  })
})

describe('a partial', () => {
  const files = {
    'partials/owners.mdx': 'By {props.team}.',
    'partials/self.mdx': 'a\n\n<Partial name="self" />',
    'docs/_a.mdx': "import B from './_b.mdx'\n\n<B />",
    'docs/_b.mdx': "import A from './_a.mdx'\n\ntext\n\n<A />",
    'docs/_broken.mdx': '---\ntitle: x\n---\n\nok\n\n<b>never closed',
    'docs/_vars.mdx': 'One {props.one}.\n\n`{props.two}` [x](/{props.three})\n\n<Since version={props.four} />',
    'docs/_bad.mdx': 'ok\n\n<Crad />',
  }

  test.each([
    [
      "that doesn't exist",
      '<Partial name="ownrs" />',
      'docs/page.mdx:1  Unknown partial "ownrs". Did you mean "owners"?',
    ],
    [
      "that is imported but doesn't exist",
      "import X from './_x.mdx'\n\n<X />",
      'docs/page.mdx:3  The partial docs/_x.mdx doesn’t exist.',
    ],
    [
      'that includes itself',
      '<Partial name="self" />',
      'partials/self.mdx:3  Partials include each other in a loop: partials/self.mdx → partials/self.mdx.',
    ],
    [
      'that includes itself indirectly',
      "import A from './_a.mdx'\n\n<A />",
      'docs/_b.mdx:5  Partials include each other in a loop: docs/_a.mdx → docs/_b.mdx → docs/_a.mdx.',
    ],
    [
      "that isn't MDX",
      "import X from './_broken.mdx'\n\n<X />",
      'docs/_broken.mdx:7  <b> is never closed. Expected </b>, or <b /> if it’s empty.',
    ],
    [
      'with an unknown component',
      "import X from './_bad.mdx'\n\n<X />",
      'docs/_bad.mdx:3  Unknown component <Crad>. Did you mean <Card>?',
    ],
    [
      'that misses a variable',
      '<Partial name="owners" tem="us" />',
      'partials/owners.mdx:1  {props.team} has no value. The page that uses this partial passes tem.',
    ],
  ])('%s is an error, reported at its source', async (_, text, message) => {
    expect(await getMessages(text, { contentDir: makeTree(files) })).toEqual([message])
  })

  test('with several missing variables gets a message for each', async () => {
    const text = 'import Vars from \'./_vars.mdx\'\n\n<Vars one="1" />'
    const reason = 'has no value. The page that uses this partial passes one.'
    expect(await getMessages(text, { contentDir: makeTree(files) })).toEqual([
      `docs/_vars.mdx:3  {props.two} ${reason}`,
      `docs/_vars.mdx:3  {props.three} ${reason}`,
      `docs/_vars.mdx:5  {props.four} ${reason}`,
    ])
  })
})
