import { describe, expect, test } from 'vitest'
import { compileBody } from '@/lib/mdx/compile'
import { toCompileOptions } from '@/lib/export/compiler'
import { authorComponents } from '@/components/mdx/author-components'
import { compile, compileForeign, getMessages, toLines } from '../../support/compile'
import { makeTree } from '../../support/tree'

/** A page's text without tags, its images, and the messages about it. */
async function read(text: string) {
  const { html, references, warnings } = await compileForeign(text)
  const images = references.filter(({ kind }) => kind === 'image').map(({ target }) => target)
  return { html, text: html.replaceAll(/<[^>]*>/g, ''), images, warnings: toLines(warnings) }
}

describe('Pages written for Docusaurus', () => {
  test.each([
    ['<CodeBlock language="js" title="a.js">{`const a = 1`}</CodeBlock>', 'const a = 1'],
    ['<CodeBlock className="language-js">\n  const a = 1\n</CodeBlock>', 'const a = 1'],
    ['export const code = `const a = 1`\n\n<CodeBlock language="js">{code}</CodeBlock>', 'const a = 1'],
  ])('keep the text of %s', async (text, expected) => {
    const found = await read(text)
    expect(found.warnings).toEqual([])
    expect(found.html).toContain('data-language="js"')
    expect(found.text).toContain(expected)
  })

  test.each([
    ['import map from \'./map.png\'\n\n<img src={map} alt="Map" />', './map.png'],
    ['import map from \'@site/static/img/map.png\'\n\n<img src={map} alt="Map" />', '/img/map.png'],
    ['<img src={require(\'./map.png\').default} alt="Map" />', './map.png'],
    ['<img src={require(\'@site/static/img/map.png\')} alt="Map" />', '/img/map.png'],
  ])('show the image of %s', async (text, expected) => {
    const found = await read(text)
    expect(found.warnings).toEqual([])
    expect(found.images).toEqual([expected])
  })

  test('show exported literals and front matter, in text and attributes', async () => {
    const contentDir = makeTree({ 'docs/snippet.js': 'const raw = true\n' })
    const body = [
      "import Raw from '!!raw-loader!./snippet.js'",
      '',
      "export const name = 'Orders'",
      '',
      '# {frontMatter.title}',
      '',
      "Read {name}, **{frontMatter['title']}** and {frontMatter.title}.",
      '',
      '<p title={name} style="color: red; margin-top: 1rem">x</p>',
      '',
      '<CodeBlock language="js">{Raw}</CodeBlock>',
    ].join('\n')
    const input = { file: 'docs/page.mdx', body, bodyOffset: 0, frontMatter: { title: 'Start' } }
    const options = toCompileOptions({ contentDir, strict: false, components: authorComponents })
    const { html, warnings, dependencies } = await compileBody(input, options)
    expect(toLines(warnings)).toEqual([])
    expect(html).toContain('<p>Read Orders, <strong>Start</strong> and Start.</p>')
    expect(html).toContain('<p title="Orders" style="color:red;margin-top:1rem">x</p>')
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('const raw = true')
    expect(Object.keys(dependencies)).toEqual(['docs/snippet.js'])
  })

  test.each([['env'], ['ENV'], ['plain_text']])('highlight the language %s', async (language) => {
    expect((await read(`\`\`\`${language}\nA=1\n\`\`\``)).warnings).toEqual([])
  })

  test('still don’t run code', async () => {
    const { warnings, text } = await read("export const name = process.cwd()\n\nIn {name} and {require('fs')}.")
    expect(text).toBe('In {name} and {require(&#x27;fs&#x27;)}.')
    expect(warnings).toHaveLength(3)
  })
})

describe('Our own pages', () => {
  test.each([["export const name = 'a'\n\n{name}"], ['{frontMatter.title}'], ['<p style="color: red">x</p>']])(
    'keep the strict rule for %s',
    async (text) => {
      expect(await getMessages(text)).not.toEqual([])
      await expect(compile(text)).rejects.toThrow('docs/page.mdx:')
    },
  )
})
