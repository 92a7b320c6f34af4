import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toOwnPage, toPage, writeFiles } from '../../support/tree'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await startPipeline()
})
afterAll(() => pipeline.stop())

const quiet = { errors: [], warnings: [] }

describe('a whole tree', () => {
  test('reports the errors of all its pages together', async () => {
    const { errors } = await pipeline.build({
      'docs/a.md': '# A\n\n<b>never closed\n',
      'docs/b.md': '# B\n\n{a +}\n',
      'docs/c.md': '# C\n\n[x](/docs/d/nowhere)\n',
      'blog/2024-01-01-d.md': '# D\n\n<Partial name="x" />\n',
    })
    expect(errors).toEqual([
      'docs/a.md:3  <b> is never closed. Expected </b>, or <b /> if it’s empty.',
      'docs/b.md:3  Invalid MDX: Could not parse expression with acorn',
      'docs/c.md:3  Broken link to /docs/d/nowhere: no page has this address.',
      'blog/2024-01-01-d.md:3  Unknown partial "x".',
    ])
  })

  test('may contain only docs/', async () => {
    expect(await pipeline.build({ 'docs/intro.md': '# Intro\n\nText.\n' })).toMatchObject(quiet)
    expect(pipeline.getDocsSite().routes.map(({ path }) => path)).toEqual(['/docs', '/docs/intro'])
    expect(pipeline.getPosts()).toEqual([])
  })

  test('may contain only a blog, or nothing at all', async () => {
    const needsDocs = {
      errors: [],
      warnings: ['docs/  The home page needs the docs feature to be enabled: the content has no docs/ pages.'],
    }
    expect(await pipeline.build({ 'blog/2024-01-01-a.md': '# A\n' })).toMatchObject(needsDocs)
    expect(pipeline.getPosts().map(({ path }) => path)).toEqual(['/blog/2024/01/01/a'])
    expect(await pipeline.build({})).toMatchObject({ ...needsDocs, compiled: 0 })
    expect(pipeline.getDocsSite()).toMatchObject({ versions: [], entries: [], routes: [] })
  })

  test('may have an empty page, titled by its file name', async () => {
    const { errors, warnings } = await pipeline.build({ 'docs/empty.md': '' })
    expect({ errors, warnings }).toEqual({
      errors: [],
      warnings: ['docs/empty.md:1  The file is empty. Expected front matter and text.'],
    })
    expect(pipeline.getDocPage(['empty'])).toMatchObject({ title: 'empty', body: { html: '' } })
  })

  test('may have Windows line endings', async () => {
    const text = '---\r\ntitle: A\r\n---\r\n\r\nText.\r\n\r\n<Chart />\r\n'
    expect((await pipeline.build({ 'docs/a.md': text })).warnings).toEqual([
      'docs/a.md:7  Unknown component <Chart>. Did you mean <Card>?',
    ])
  })

  test("finds images in the site's own public folder", async () => {
    writeFiles(pipeline.workspace, {
      'public/img/own.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>',
    })
    expect(await pipeline.build({ 'docs/a.md': '# A\n\n![x](/img/own.svg)\n' })).toMatchObject(quiet)
    expect(pipeline.getBody('docs/a.md').html).toContain('<img src="/img/own.svg" width="4" height="5" alt="x"')
  })

  test('gets a message with file and line for every page missing a required part, in our own tree', async () => {
    const { errors } = await pipeline.build({ 'docs/a.mdx': toPage('Text.', { title: 'A' }) }, { strict: true })
    expect(errors.map((line) => line.slice(0, 43))).toEqual([
      'docs/a.mdx:1  Field "description" is missin',
      'docs/a.mdx:1  Field "kind" is missing. Type',
    ])
  })

  test("can't link to a draft in our own tree", async () => {
    const draft = toOwnPage('Text.').replace('---\n', '---\ndraft: true\n')
    const files = { 'docs/a.mdx': toOwnPage('[x](/docs/later)'), 'docs/later.mdx': draft.replace('"A"', '"Later"') }
    expect((await pipeline.build(files, { strict: true })).errors).toEqual([
      'docs/a.mdx:7  Broken link to /docs/later: no page has this address. Did you mean /docs/a?',
    ])
  })

  test('with a huge image is an error in our own tree and a warning in any other', async () => {
    const files = {
      'docs/a.mdx': toOwnPage('![x](./b.png)\n\n![y](./c.png)'),
      'docs/b.png': new Uint8Array(300_000),
      'docs/c.png': new Uint8Array(60_000),
    }
    const message =
      'docs/a.mdx:7  The image ./b.png is 300000 bytes. Expected at most 60000. Make it smaller, or save it as WebP or SVG.'
    expect((await pipeline.build(files, { strict: true })).errors).toEqual([message])
    expect(await pipeline.build(files)).toMatchObject({ errors: [], warnings: [message] })
  })

  test('keeps tags on their own line in a partial out of paragraphs', async () => {
    const partial = '---\n---\n\n<details>\n<summary>More</summary>\n\nText.\n\n</details>\n'
    expect(
      await pipeline.build({ 'partials/more.mdx': partial, 'docs/a.md': '# A\n\n<Partial name="more" />\n' }),
    ).toMatchObject(quiet)
    expect(pipeline.getBody('docs/a.md').html).toBe('<details><summary>More</summary><p>Text.</p></details>')
  })
})
