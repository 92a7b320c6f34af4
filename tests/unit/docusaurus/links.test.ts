import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toPage } from '../../support/tree'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await startPipeline()
})
afterAll(() => pipeline.stop())
afterEach(() => {
  for (const name of ['ON_BROKEN_LINKS', 'ON_BROKEN_MARKDOWN_LINKS', 'ON_BROKEN_ANCHORS', 'ON_DUPLICATE_ROUTES']) {
    delete process.env[name]
  }
})

/** Builds a tree whose docs/a/page.md contains the text. */
function buildText(text: string) {
  return pipeline.build({
    'docs/intro.md': toPage('## Some heading', { slug: '/' }),
    'docs/a/page.md': toPage(text, { title: 'Page' }),
    'docs/a/02-other.mdx': toPage('## There {#there}\n\n<span id="by-hand"></span>', { title: 'Other' }),
    'docs/b/Größe Maß.md': toPage('## Ä\n\nText.', { title: 'Size' }),
    'docs/b/index.md': toPage('Text.', { title: 'B' }),
    'docs/b/file.zip': 'zip',
    'static/files/doc.pdf': 'pdf',
    'blog/2024-01-01-post.md': toPage('Text.', { title: 'Post' }),
  })
}

async function getHref(target: string): Promise<string | undefined> {
  const result = await buildText(`[link](${target})`)
  expect(result).toMatchObject({ errors: [], warnings: [] })
  return /href="([^"]*)"/.exec(pipeline.getBody('docs/a/page.md').html)?.[1]
}

describe('a link', () => {
  test.each([
    ['02-other.mdx', '/docs/a/other'],
    ['./02-other.mdx', '/docs/a/other'],
    ['./02-other.mdx#there', '/docs/a/other#there'],
    ['02-other.mdx?a=b#by-hand', '/docs/a/other?a=b#by-hand'],
    ['../intro.md', '/docs'],
    ['/intro.md', '/docs'],
    ['/a/02-other.mdx', '/docs/a/other'],
    ['@site/docs/a/02-other.mdx', '/docs/a/other'],
    ['../b/Gr%C3%B6%C3%9Fe%20Ma%C3%9F.md', '/docs/b/Gr%C3%B6%C3%9Fe%20Ma%C3%9F'],
    ['<../b/Größe Maß.md>', '/docs/b/Gr%C3%B6%C3%9Fe%20Ma%C3%9F'],
    ['../../blog/2024-01-01-post.md', '/blog/2024/01/01/post'],
    ['other', '/docs/a/other'],
    ['./other/', '/docs/a/other'],
    ['../b', '/docs/b'],
    ['/docs/b/', '/docs/b'],
    ['/docs/b/index.html', '/docs/b'],
    ['</docs/b/Größe Maß#ä>', '/docs/b/Gr%C3%B6%C3%9Fe%20Ma%C3%9F#ä'],
    ['#top', '#top'],
    ['/', '/'],
    ['https://example.org/a.md', 'https://example.org/a.md'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['pathname:///other/place', '/other/place'],
  ])('%s points to %s', async (target, href) => {
    expect(await getHref(target)).toBe(href)
  })

  test.each([['../b/file.zip'], ['/files/doc.pdf'], ['@site/static/files/doc.pdf']])(
    '%s points to a file',
    async (target) => {
      expect(await getHref(target)).toMatch(/^\/_content\/(file|doc)\.[0-9a-f]{10}\.(zip|pdf)$/)
    },
  )

  test('in HTML, in a component and by reference is resolved too', async () => {
    const { errors } = await buildText('<a href="./02-other.mdx">a</a> [b][c]\n\n[c]: ../intro.md')
    expect(errors).toEqual([])
    expect(pipeline.getBody('docs/a/page.md').html).toBe('<p><a href="/docs/a/other">a</a> <a href="/docs">b</a></p>')
  })
})

describe('a broken link', () => {
  const brokenLink =
    'docs/a/page.md:5  Broken link to /docs/a/othr: no page has this address. Did you mean /docs/a/other?'
  const brokenFile = 'docs/a/page.md:5  Broken link to ./nowhere.md: the file doesn’t exist.'
  const brokenAnchor =
    'docs/a/page.md:5  Broken link to ./02-other.mdx#three: /docs/a/other has no heading with the id "three".'

  test.each([
    ['ON_BROKEN_LINKS', '/docs/a/othr', brokenLink, 'error'],
    ['ON_BROKEN_MARKDOWN_LINKS', './nowhere.md', brokenFile, 'warning'],
    ['ON_BROKEN_ANCHORS', './02-other.mdx#three', brokenAnchor, 'warning'],
  ])('is handled according to %s', async (name, target, message, usual) => {
    const expected = { error: { errors: [message], warnings: [] }, warning: { errors: [], warnings: [message] } }
    expect(await buildText(`[x](${target})`)).toMatchObject(usual === 'error' ? expected.error : expected.warning)
    process.env[name] = 'throw'
    expect(await buildText(`[x](${target})`)).toMatchObject(expected.error)
    process.env[name] = 'warn'
    expect(await buildText(`[x](${target})`)).toMatchObject(expected.warning)
    process.env[name] = 'ignore'
    expect(await buildText(`[x](${target})`)).toMatchObject({ errors: [], warnings: [] })
    process.env[name] = 'explode'
    await expect(buildText(`[x](${target})`)).rejects.toThrow(`${name}: expected throw, warn or ignore, got "explode".`)
  })

  test('to an anchor on the same page is checked too', async () => {
    const { warnings } = await buildText('[x](#nowhere)')
    expect(warnings).toEqual([
      'docs/a/page.md:5  Broken link to #nowhere: /docs/a/page has no heading with the id "nowhere".',
    ])
  })

  test('to an image shows its alt text, with a warning', async () => {
    const { warnings } = await buildText('![The figure](/img/none.png) <img src="x.png" alt="By hand" />')
    expect(warnings).toEqual([
      'docs/a/page.md:5  The image /img/none.png doesn’t exist. Readers see its alt text instead: “The figure”.',
      'docs/a/page.md:5  The image x.png doesn’t exist. Readers see its alt text instead: “By hand”.',
    ])
    expect(pipeline.getBody('docs/a/page.md').html).toBe(
      '<p><span class="missing-image">The figure</span> <span class="missing-image">By hand</span></p>',
    )
  })
})

describe('two pages with one URL', () => {
  const files = { 'docs/b.md': toPage('B.', { slug: 'same' }), 'docs/a.md': toPage('A.', { slug: 'same' }) }
  const message = 'docs/b.md:2  The address /docs/same is already used by docs/a.md. Change the slug of one of them.'

  test('cause a warning that names both, and the first in path order wins', async () => {
    expect(await pipeline.build(files)).toMatchObject({ errors: [], warnings: [message] })
    expect(pipeline.getDocPage(['same'])?.body?.html).toBe('<p>A.</p>')
  })

  test('a link to the other file reports which page is shown instead, and points there', async () => {
    const link = { 'docs/c.md': toPage('[x](b.md#end) [y](a.md)', { title: 'C' }) }
    const { warnings } = await pipeline.build({ ...files, 'docs/a.md': toPage('## End', { slug: 'same' }), ...link })
    expect(warnings).toEqual([
      'docs/c.md:5  The link to b.md#end opens docs/a.md instead: docs/b.md has the same address, /docs/same. Change the slug of one of them.',
      message,
    ])
    expect(pipeline.getBody('docs/c.md').html).toBe('<p><a href="/docs/same#end">x</a> <a href="/docs/same">y</a></p>')
  })

  test('stop the build if ON_DUPLICATE_ROUTES says so', async () => {
    process.env.ON_DUPLICATE_ROUTES = 'throw'
    expect(await pipeline.build(files)).toMatchObject({ errors: [message], warnings: [] })
  })
})

test('a page with spaces and umlauts in its name is found by its decoded URL', async () => {
  await buildText('Text.')
  expect(pipeline.getDocPage(['b', 'Größe Maß'])?.title).toBe('Size')
  expect(pipeline.getDocPage(['b', 'Gr%C3%B6%C3%9Fe%20Ma%C3%9F'])?.title).toBe('Size')
})
