import { describe, expect, test } from 'vitest'
import { parseFenceMeta, takeMarkComments } from '@/lib/mdx/fences'
import { getLanguageLabel, isPlainLanguage } from '@/lib/mdx/languages'
import { toTokenClasses } from '@/lib/mdx/rehype-code-blocks'
import { compile } from '../../support/compile'
import { showCode } from '../../support/code'

describe('the metadata of a fence', () => {
  test.each([
    ['', {}],
    ['title="a b"', { title: 'a b' }],
    ["title='a'", { title: 'a' }],
    ['title=a/b/c.ts', { title: 'a/b/c.ts' }],
    ['{1,4-6}', { highlighted: new Set([1, 4, 5, 6]) }],
    ['showLineNumbers', { showLineNumbers: true }],
    ['showLineNumbers=5', { showLineNumbers: true, firstNumber: 5 }],
    ['wrap npm2yarn', { wrap: true, npm2yarn: true }],
    ['title="wrap {2} showLineNumbers"', { title: 'wrap {2} showLineNumbers' }],
    ['/word/ {2} /other/', { rest: '/word/ /other/', highlighted: new Set([2]) }],
  ])('%s', (meta, expected) => {
    const nothing = {
      title: undefined,
      showLineNumbers: false,
      firstNumber: 1,
      wrap: false,
      npm2yarn: false,
      verbatim: false,
      links: '',
      highlighted: new Set(),
      rest: '',
    }
    expect(parseFenceMeta(meta)).toEqual({ ...nothing, ...expected })
  })

  test('line annotations are removed, other comments stay', () => {
    const highlighted = new Set<number>([1])
    expect(takeMarkComments('a\n// highlight-next-line\nb\n// highlight it\nc', highlighted)).toBe(
      'a\nb\n// highlight it\nc',
    )
    expect([...highlighted]).toEqual([1, 2])
  })

  test('languages have familiar names', () => {
    expect(['bash', 'ts', 'yml', 'mdx', 'nonsense'].map(getLanguageLabel)).toEqual([
      'Terminal',
      'TypeScript',
      'YAML',
      'MDX',
      'nonsense',
    ])
    expect([isPlainLanguage('text'), isPlainLanguage('ts')]).toEqual([true, false])
  })
})

describe('token colors', () => {
  test.each([
    ['color:#569CD6', ['tk']],
    ['color:#569cd6;font-weight:bold', ['tk', 'tb']],
    ['color:#D4D4D4;font-style:italic', ['ti']],
    ['text-decoration:underline', ['tu']],
    ['', []],
  ])('%s become the classes %j', (style, expected) => {
    expect(toTokenClasses(style)).toEqual(expected)
  })

  test('without a class stop the build', () => {
    expect(() => toTokenClasses('color:#123456')).toThrow(
      'The code theme has a color without a class: #123456. Add it to lib/mdx/rehype-code-blocks.ts.',
    )
  })
})

describe('a code block', () => {
  const code = 'const a = "<b> & c"\n\n  // indented\n\tlet tab = `x`  \nif (a) {}'

  test.each(['ts', 'text', 'json', 'yaml', 'bash', 'mdx'])('in %s contains its original text', async (language) => {
    expect((await showCode(`\`\`\`${language}\n${code}\n\`\`\``)).lines.join('\n')).toBe(code)
  })

  test.each([
    ['empty lines at the end', 'a\n\n', ['a']],
    ['empty lines at the beginning', '\na', ['', 'a']],
    ['a space on a line', 'a\n \nb', ['a', '', 'b']],
    ['nothing', '', ['']],
  ])('with %s', async (_, text, lines) => {
    expect((await showCode(`\`\`\`js\n${text}\n\`\`\``)).lines).toEqual(lines)
  })

  test('marks added and removed lines of a diff, focused and highlighted lines', async () => {
    const shown = await showCode(
      '```js\na // [!code ++]\nb // [!code --]\nc // [!code focus]\nd // [!code highlight]\ne\n```',
    )
    expect(shown.marks).toEqual(['add', 'del', 'focus', 'hl', ''])
    expect(shown.lines.map((line) => line.trim())).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(shown.classes).toEqual(['has-focus'])
  })

  test('marks words', async () => {
    expect((await compile('```js /name/\nlet name = 1\n```')).html).toContain('<mark>')
  })

  test('wraps if requested', async () => {
    expect((await showCode('```js wrap\na\n```')).classes).toEqual(['wrap'])
  })

  test('is a single string without inline colors, once per page', async () => {
    const { html } = await compile('```ts\nconst a: string = "x"\n```')
    expect(html).not.toContain('style=')
    expect(html.match(/<docs-code>/g)).toHaveLength(1)
  })
})
