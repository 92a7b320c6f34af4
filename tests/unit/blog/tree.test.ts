import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startPipeline, type Pipeline } from '../../support/pipeline'
import { toPage, type TreeFiles } from '../../support/tree'

let pipeline: Pipeline
let blog: Awaited<ReturnType<typeof importBlog>>

/** Imported late, like every module that depends on the working directory. */
async function importBlog() {
  const { findBlogPage, listBlogPaths } = await import('@/lib/blog/page')
  const { getListedPosts, getPosts } = await import('@/lib/blog/posts')
  const { listTags } = await import('@/lib/blog/tags')
  return { findBlogPage, listBlogPaths, getListedPosts, getPosts, listTags }
}

beforeAll(async () => {
  pipeline = await startPipeline()
  blog = await importBlog()
})
afterAll(() => pipeline.stop())
afterEach(() => {
  delete process.env.BUILD_DATE
  delete process.env.CONTENT_DRAFTS
})

const description = 'A description that is long enough to appear in search results.'
const data = {
  'tags.yml': 'sdk:\n  label: SDK\n  description: Programs.\nroundup:\n  label: Roundup\n',
  'authors.yml': 'team:\n  name: The team\n',
}

function toPost(fields: Record<string, unknown> = {}, body = 'Text.') {
  return toPage(body, { title: 'A post', description, date: '2025-01-31', authors: ['team'], tags: ['sdk'], ...fields })
}

/** Our own tree, with both tags in use. */
const own = (files: TreeFiles) => ({ ...data, 'blog/both.mdx': toPost({ tags: ['sdk', 'roundup'] }), ...files })

async function getErrors(files: TreeFiles): Promise<string[]> {
  return (await pipeline.build(files, { strict: true })).errors
}

describe('Our own blog', () => {
  test('builds when every name is declared', async () => {
    expect(await getErrors(own({ 'blog/a.mdx': toPost() }))).toEqual([])
  })

  test.each([
    ['an unknown tag', { tags: ['sdkk'] }, 'blog/a.mdx:6  Unknown tag "sdkk". Did you mean "sdk"?'],
    [
      'an empty tag',
      { tags: ['sdk', ''] },
      'blog/a.mdx:6  Unknown tag "". Expected one of sdk, roundup, or a new entry in tags.yml.',
    ],
    ['an unknown author', { authors: ['tem'] }, 'blog/a.mdx:5  Unknown author "tem". Did you mean "team"?'],
    [
      'an inline author',
      { authors: [{ name: 'Ann' }] },
      'blog/a.mdx:5  The post defines an author inline. Expected an ID from authors.yml.',
    ],
    [
      'the slug of a tag',
      { slug: 'roundup' },
      'blog/a.mdx:7  The address /blog/roundup is reserved for the tag "roundup". Change the slug of the post.',
    ],
    [
      'the slug of the list of tags',
      { slug: 'tags' },
      'blog/a.mdx:7  The address /blog/tags is reserved for the tag list. Change the slug of the post.',
    ],
    [
      'the slug of the archive',
      { slug: '/archive' },
      'blog/a.mdx:7  The address /blog/archive is reserved for the archive. Change the slug of the post.',
    ],
    [
      'the slug of a feed',
      { slug: 'rss.xml' },
      'blog/a.mdx:7  The address /blog/rss.xml is reserved for a feed. Change the slug of the post.',
    ],
    [
      'a cover that it lacks',
      { cover: 'bash' },
      'blog/a.mdx:7  Field "cover": the post doesn’t contain "bash". It has no component or code block.',
    ],
    ['no date', { date: undefined }, 'blog/a.mdx:1  Field "date" is missing. Expected a date such as 2025-01-31.'],
  ])("doesn't build with %s", async (_, fields, message) => {
    expect(await getErrors(own({ 'blog/a.mdx': toPost(fields) }))).toEqual([message])
  })

  test("doesn't build with the name of a cover that doesn't exist, and lists those that do", async () => {
    const body = '```js title="a.config.js"\nexport default {}\n```'
    expect(await getErrors(own({ 'blog/a.mdx': toPost({ cover: 'a.config.js' }, body) }))).toEqual([])
    expect(await getErrors(own({ 'blog/a.mdx': toPost({ cover: 'config.js' }, body) }))).toEqual([
      'blog/a.mdx:7  Field "cover": the post doesn’t contain "config.js". Expected one of a.config.js, js.',
    ])
  })

  test("doesn't build with a tag's name as a file name", async () => {
    expect(await getErrors(own({ 'blog/sdk.mdx': toPost() }))).toEqual([
      'blog/sdk.mdx  The address /blog/sdk is reserved for the tag "sdk". Change the slug of the post.',
    ])
  })

  test("doesn't build with a tag that no listed post has", async () => {
    const message =
      'tags.yml:4  No post uses the tag "roundup", so its page would be empty. Add it to a post or remove it.'
    const hidden = [{ draft: true }, { unlisted: true }, { date: '2099-01-01' }]
    for (const fields of hidden) {
      const files = { ...data, 'blog/a.mdx': toPost(), 'blog/b.mdx': toPost({ tags: ['roundup'], ...fields }) }
      expect(await getErrors(files), JSON.stringify(fields)).toEqual([message])
    }
  })

  test("doesn't build with a tag that's declared twice", async () => {
    const files = { ...data, 'tags.yml': `${data['tags.yml']}sdk:\n  label: Again\n`, 'blog/a.mdx': toPost() }
    const [error] = await getErrors(files)
    expect(error).toMatch(/^tags\.yml {2}Invalid YAML: Map keys must be unique/)
  })

  test('reports two posts with one URL', async () => {
    const { errors, warnings } = await pipeline.build(
      own({ 'blog/a.mdx': toPost({ slug: 'same' }), 'blog/b.mdx': toPost({ slug: 'same' }) }),
      { strict: true },
    )
    expect(errors).toEqual([])
    expect(warnings).toContain(
      'blog/b.mdx  The address /blog/same is already used by blog/a.mdx. Change the slug of one of them.',
    )
  })
})

describe('A post with a future date', () => {
  const files = { 'blog/a.md': toPost({ date: '2025-02-01' }), 'blog/b.md': toPost({ date: '2025-01-31' }) }

  test('is a draft until then, and the build says so', async () => {
    process.env.BUILD_DATE = '2025-01-31'
    const { warnings } = await pipeline.build({ ...files, 'authors.yml': data['authors.yml'] })
    expect(blog.getPosts().map(({ slug }) => slug)).toEqual(['b'])
    expect(warnings).toContain(
      'blog/a.md:4  The post is dated 2025-02-01, after the build date, 2025-01-31. It stays a draft until then.',
    )
  })

  test('is published on that date, and shown earlier in development', async () => {
    process.env.BUILD_DATE = '2025-02-01'
    const { warnings } = await pipeline.build({ ...files, 'authors.yml': data['authors.yml'] })
    expect(blog.getPosts().map(({ slug }) => slug)).toEqual(['a', 'b'])
    expect(warnings.filter((line) => line.includes('is a draft'))).toEqual([])
    process.env.BUILD_DATE = '2025-01-31'
    process.env.CONTENT_DRAFTS = 'true'
    expect(blog.getPosts().map(({ slug }) => slug)).toEqual(['a', 'b'])
  })
})

describe('A date in the other format of YAML', () => {
  const date = '2015-11-3 10:30:00'

  test.each([date, `\u00A0 ${date}`])('is accepted in other content: %j', async (given) => {
    const { errors } = await pipeline.build({
      'blog/a.md': toPost({ date: given }),
      'authors.yml': data['authors.yml'],
    })
    expect(errors).toEqual([])
    expect(blog.getPosts().map((post) => post.date)).toEqual(['2015-11-03'])
  })

  test("isn't accepted in our own", async () => {
    expect(await getErrors(own({ 'blog/a.mdx': toPost({ date }) }))).toEqual([
      'blog/a.mdx:4  Field "date": expected a date such as 2025-01-31, got "2015-11-3 10:30:00".',
    ])
  })
})

describe('The pages of a blog', () => {
  test('are its posts, their tags, and the lists of both', async () => {
    await pipeline.build(own({ 'blog/a.mdx': toPost({ date: '2025-02-01' }) }), { strict: true })
    expect(blog.listBlogPaths()).toEqual([
      '/blog/a',
      '/blog/both',
      '/blog/roundup',
      '/blog/sdk',
      '/blog/tags',
      '/blog/archive',
    ])
    expect(blog.listTags().map(({ label, posts }) => [label, posts.map(({ slug }) => slug)])).toEqual([
      ['Roundup', ['both']],
      ['SDK', ['a', 'both']],
    ])
    expect(blog.findBlogPage(['sdk'])).toMatchObject({ kind: 'tag', tag: { label: 'SDK', description: 'Programs.' } })
    expect(blog.findBlogPage(['tags'])).toEqual({ kind: 'tags' })
    expect(blog.findBlogPage(['archive'])).toEqual({ kind: 'archive' })
    expect(blog.findBlogPage(['nowhere'])).toBeUndefined()
  })

  test('have neighbors in order of date. An unlisted post has none, and is none', async () => {
    await pipeline.build(
      own({
        'blog/a.mdx': toPost({ title: 'Newer', date: '2025-03-01' }),
        'blog/b.mdx': toPost({ title: 'Older', date: '2024-03-01' }),
        'blog/c.mdx': toPost({ title: 'Hidden', date: '2025-02-01', unlisted: true }),
      }),
      { strict: true },
    )
    expect(blog.findBlogPage(['both'])).toMatchObject({
      previous: { title: 'Older', href: '/blog/b' },
      next: { title: 'Newer', href: '/blog/a' },
      authors: [{ name: 'The team', isTeam: true }],
      related: [{ slug: 'a' }, { slug: 'b' }],
    })
    expect(blog.findBlogPage(['c'])).toMatchObject({ previous: undefined, next: undefined })
    expect(blog.getListedPosts().map(({ slug }) => slug)).toEqual(['a', 'both', 'b'])
  })

  test('have a table of contents and an excerpt', async () => {
    const body =
      'Before the mark.\n\n{/* truncate */}\n\n## First {#first}\n\n### Within {#within}\n\n#### Deep {#deep}\n\nText.'
    await pipeline.build(own({ 'blog/a.mdx': toPost({}, body) }), { strict: true })
    const page = blog.findBlogPage(['a'])
    expect(page).toMatchObject({ toc: [{ id: 'first' }, { id: 'within' }] })
    expect(page?.kind === 'post' ? page.body.excerpt?.trim() : undefined).toBe('<p>Before the mark.</p>')
  })
})

describe('A blog written for Docusaurus', () => {
  test('may use undeclared tags, tags with permalinks, and inline authors', async () => {
    const { errors } = await pipeline.build({
      'blog/authors.yml': 'jane:\n  name: Jane Doe\n  title: Writer\n  url: https://example.org/jane\n',
      'blog/tags.yml': 'releases:\n  label: Releases\n  permalink: /out-now\n  description: What is new.\n',
      'blog/2024-01-02-hello.md': toPage('Text.', {
        tags: ['releases', 'Hello World', { label: 'Own', permalink: '/mine' }],
        authors: ['jane', { name: 'Ann', url: 'https://example.org/ann' }, { key: 'jane', title: 'Guest' }],
      }),
    })
    expect(errors).toEqual([])
    expect(blog.listTags().map(({ label, path, description: about }) => [label, path, about])).toEqual([
      ['Hello World', '/blog/hello-world', ''],
      ['Own', '/blog/mine', ''],
      ['Releases', '/blog/out-now', 'What is new.'],
    ])
    expect(blog.findBlogPage(['2024', '01', '02', 'hello'])).toMatchObject({
      authors: [
        { name: 'Jane Doe', title: 'Writer', url: 'https://example.org/jane', isTeam: false },
        { name: 'Ann', url: 'https://example.org/ann' },
        { name: 'Jane Doe', title: 'Guest' },
      ],
    })
  })

  test('may name a post like a tag, which then moves to /blog/tags', async () => {
    const { errors } = await pipeline.build({
      'blog/a.md': toPage('Text.', { slug: 'hello', tags: ['hello', 'tags'], date: '2024-01-01' }),
    })
    expect(errors).toEqual([])
    expect(blog.listTags().map(({ path }) => path)).toEqual(['/blog/tags/hello', '/blog/tags/tags'])
    expect(blog.findBlogPage(['hello'])).toMatchObject({ kind: 'post' })
    expect(blog.findBlogPage(['tags', 'hello'])).toMatchObject({ kind: 'tag' })
  })

  test.each([
    ['tags', 'the tag list'],
    ['archive', 'the archive'],
  ])('may name a post "%s", with a warning that it takes the address of %s', async (slug, owner) => {
    const { errors, warnings } = await pipeline.build({
      'blog/a.md': toPage('Text.', { title: 'A', slug, date: '2024-01-01' }),
    })
    expect(errors).toEqual([])
    expect(warnings).toContain(
      `blog/a.md:3  The address /blog/${slug} is reserved for ${owner}. Change the slug of the post.`,
    )
    expect(blog.findBlogPage([slug])).toMatchObject({ kind: 'post' })
  })

  test("links to tags at Docusaurus's URLs", async () => {
    const { errors } = await pipeline.build({
      'blog/2024-01-01-a.md': toPage('[Tag](/blog/tags/hello), [all](/blog/tags), [archive](/blog/archive).', {
        tags: ['hello'],
      }),
    })
    expect(errors).toEqual([])
  })
})
