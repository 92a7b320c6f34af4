import { describe, expect, test } from 'vitest'
import { preprocess } from '@/lib/mdx/preprocess'

describe('preprocessing', () => {
  test.each([
    ['a comment', 'a <!-- b --> c', 'a {/*  b  */} c'],
    ['a heading id', '## A {#b}', '## A \\{#b}'],
    ['a heading id before a closing sequence', '## A {#b} ##', '## A \\{#b} ##'],
    ['a title', ':::note A title', ':::note[A title]'],
    ['a title in a list', '  ::::tip A *b*', '  ::::tip[A *b*]'],
    ['a title in a quote', '> :::tip A', '> :::tip[A]'],
    ['a title in brackets', ':::note[A]', ':::note[A]'],
    ['no title', ':::note', ':::note'],
    ['a URL in angle brackets', 'See <https://x.org/a?b=c>.', 'See [https://x.org/a?b=c](https://x.org/a?b=c).'],
    ['an expression', 'a {b} c', 'a {b} c'],
    ['inline code', '`<!-- a -->` and `<https://x.org>`', '`<!-- a -->` and `<https://x.org>`'],
  ])('rewrites %s if MDX requires it', (_, text, expected) => {
    expect(preprocess(text)).toBe(expected)
  })

  test.each([
    ['```md\n<!-- a -->\n## A {#b}\n:::note A\n```'],
    ['~~~\n<!-- a\n~~~'],
    ['````md\n```\n<!-- a -->\n```\n````'],
    ['> ```\n> <!-- a -->\n> ```'],
    ['- ```\n  <!-- a -->\n  ```'],
    ['  ```js title="a"\n  :::note A\n  ```'],
  ])('leaves code alone: %j', (text) => {
    expect(preprocess(text)).toBe(text)
  })

  test('continues after code', () => {
    expect(preprocess('```\n<!-- a -->\n```\n<!-- b -->')).toBe('```\n<!-- a -->\n```\n{/*  b  */}')
    expect(preprocess('```a```\n<!-- b -->')).toBe('```a```\n{/*  b  */}')
  })

  test.each([
    ['<!--\na\n\nb -->\nc'],
    ['<!-- a'],
    ['a --> b'],
    ['<!-- ``` -->\n```\n<!-- x\n```'],
    ['<!--\n```\n-->\n:::tip A\n\nB\n:::'],
    [''],
    ['\n\n\n'],
  ])('keeps the number of lines: %j', (text) => {
    expect(preprocess(text).split('\n')).toHaveLength(text.split('\n').length)
  })
})
