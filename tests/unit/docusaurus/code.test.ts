import { describe, expect, test } from 'vitest'
import { findMagicComments } from '@/lib/content/tree-settings'
import { takeMarkComments } from '@/lib/mdx/fences'
import { compile, toLines } from '../../support/compile'
import { showCode } from '../../support/code'
import { makeTree } from '../../support/tree'

function fence(meta: string, code: string): string {
  return `\`\`\`${meta}\n${code}\n\`\`\``
}

describe('a fence', () => {
  test.each([
    ['js title="src/a b.js"', 'src/a b.js'],
    ["js title='src/a.js'", 'src/a.js'],
    ['js title=src/a.js', 'src/a.js'],
    ['js {1} title="a.js" showLineNumbers', 'a.js'],
    ['js', undefined],
  ])('%s has the title %s', async (meta, title) => {
    expect((await showCode(fence(meta, 'a'))).title).toBe(title)
  })

  test.each([
    ['{1}', [1]],
    ['{1,4-6}', [1, 4, 5, 6]],
    ['{1, 3-4}', [1, 3, 4]],
    ['title="{2}" {3}', [3]],
    ['', []],
  ])('with %s marks the lines %o', async (meta, expected) => {
    const { marks } = await showCode(fence(`text ${meta}`, 'a\nb\nc\nd\ne\nf'))
    expect(marks.flatMap((mark, index) => (mark === 'hl' ? index + 1 : []))).toEqual(expected)
  })

  test('shows line numbers if it requests them', async () => {
    expect((await showCode(fence('js showLineNumbers', 'a'))).classes).toEqual(['numbers'])
    expect((await showCode(fence('js', 'a'))).classes).toEqual([])
  })

  test.each([
    ['js', '// highlight-next-line', '// highlight-start', '// highlight-end'],
    ['python', '# highlight-next-line', '# highlight-start', '# highlight-end'],
    ['yaml', '  # highlight-next-line', '  # highlight-start', '  # highlight-end'],
    ['bash', '# highlight-next-line', '# highlight-start', '# highlight-end'],
    ['html', '<!-- highlight-next-line -->', '<!-- highlight-start -->', '<!-- highlight-end -->'],
    ['jsx', '{/* highlight-next-line */}', '{/* highlight-start */}', '{/* highlight-end */}'],
    ['sql', '-- highlight-next-line', '-- highlight-start', '-- highlight-end'],
    ['css', '/* highlight-next-line */', '/* highlight-start */', '/* highlight-end */'],
  ])('with %s comments highlights lines and hides the comments', async (language, next, start, end) => {
    const shown = await showCode(fence(language, `a\n${next}\nb\nc\n${start}\nd\ne\n${end}\nf`))
    expect(shown.lines).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(shown.marks).toEqual(['', 'hl', '', 'hl', 'hl', ''])
  })

  test('hides the comments that the configuration of a Docusaurus site defines', () => {
    const config = {
      themeConfig: { prism: { magicComments: [{ line: 'error-next-line' }, { block: { start: 'new', end: 'old' } }] } },
    }
    const comments = findMagicComments(makeTree({ 'tree-settings.json': { config } }))
    const highlighted = new Set<number>()
    const code = '// error-next-line\na\n// new\nb\n// old\n// highlight-start\nc'
    expect(takeMarkComments(code, highlighted, comments)).toBe('a\nb\n// highlight-start\nc')
    expect([...highlighted]).toEqual([1, 2])
  })

  test('with npm2yarn shows the command for each package manager in synced tabs', async () => {
    const { html } = await compile(fence('bash npm2yarn', 'npm install --save-dev a'))
    expect(html).toContain('<docs-tabs group="package-manager">')
    const commands = [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, code = '']) => code.replaceAll(/<[^>]*>/g, ''))
    expect(commands).toEqual([
      'npm install --save-dev a',
      'yarn add --dev a',
      'pnpm add --save-dev a',
      'bun add --dev a',
    ])
  })

  test('with npm2yarn has the labels of Docusaurus in its tree', async () => {
    const { html } = await compile(fence('bash npm2yarn', 'npm install a'), { strict: false })
    const labels = [...html.matchAll(/<p class="tab-label">(.*?)<\/p>/g)].map(([, label]) => label)
    expect(labels).toEqual(['npm', 'Yarn', 'pnpm', 'Bun'])
  })

  test('with Mermaid keeps its source, and requires a title in our own tree', async () => {
    const { html, warnings } = await compile(fence('mermaid', 'graph TD\n  A --> B'), { strict: false })
    expect(html).toContain('<docs-mermaid>')
    expect(html).toContain('<code>graph TD\n  A --&gt; B</code>')
    expect(warnings).toEqual([])
    await expect(compile(fence('mermaid', 'graph TD'))).rejects.toThrow(
      'docs/page.mdx:1  A diagram needs title="what it shows". Screen readers announce it.',
    )
  })

  test.each([
    ['JavaScript', 'javascript', 'JavaScript'],
    ['sh', 'bash', 'Terminal'],
    ['', 'text', 'Text'],
    ['yml', 'yaml', 'YAML'],
  ])('for "%s" has a label', async (language, _, label) => {
    expect((await showCode(fence(language, 'a'))).language).toBe(label)
  })

  test('in an unknown language is plain text in a foreign tree, with a warning', async () => {
    const { html, warnings } = await compile(fence('typescrpt', 'let a'), { strict: false })
    expect(html).toContain('data-language="text"')
    expect(toLines(warnings)).toEqual([
      'docs/page.mdx:1  Unknown language "typescrpt". Did you mean "typescript"? Use "text" for output.',
    ])
  })
})
