import { describe, expect, test } from 'vitest'
import { toInitials } from '@/lib/blog/authors'
import { findCover, listBlocks, listCoverNames } from '@/lib/blog/cover'
import { getListedPosts, toPost } from '@/lib/blog/posts'

const body = `Text with \`<SchemaView />\` in it.

\`\`\`js title="eventcatalog.config.js" {2}
export default {
  title: 'Parcelwise',
}
\`\`\`

<ProjectTree>

- events/
  - OrderPlaced/

</ProjectTree>

\`\`\`\`mdx
\`\`\`mermaid
flowchart LR
\`\`\`
<SchemaView message="Inside" />
\`\`\`\`

\`\`\`mermaid title="One event"
flowchart LR
  A --> B
\`\`\`

<SchemaDiff message="OrderPlaced" from="1.0.0" to="2.0.0" title="What changed" />
`

describe('The blocks of a post', () => {
  const blocks = listBlocks(body)

  test('are its code, file trees, diagrams and drawings, in order', () => {
    expect(blocks.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'code js',
      'tree ProjectTree',
      'code mdx',
      'chart mermaid',
      'tag SchemaDiff',
    ])
  })

  test('have the attributes and lines that a cover needs', () => {
    expect(blocks[0]).toMatchObject({ title: 'eventcatalog.config.js', highlighted: new Set([2]) })
    expect(blocks[1]).toMatchObject({ lines: ['- events/', '  - OrderPlaced/'] })
    expect(blocks[2]).toMatchObject({ lines: expect.arrayContaining(['<SchemaView message="Inside" />']) as string[] })
    expect(blocks[4]).toMatchObject({ props: { message: 'OrderPlaced', from: '1.0.0', to: '2.0.0' } })
  })

  test('are named by title, language or component', () => {
    expect(listCoverNames(body)).toEqual([
      'eventcatalog.config.js',
      'js',
      'ProjectTree',
      'mdx',
      'mermaid',
      'SchemaDiff',
    ])
  })
})

describe('The cover of a post', () => {
  const posts = getListedPosts()
  const find = (name: string) => {
    const post = posts.find(({ path }) => path === `/blog/${name}`)
    if (post === undefined) throw new Error(`There's no post ${name}.`)
    return { post, cover: findCover(post) }
  }

  test('shows the month of a roundup', () => {
    expect(find('roundup-2025-08').cover).toEqual({ pictures: [{ type: 'month', month: '2025-08' }] })
  })

  test('prefers drawings to diagrams and code', () => {
    const { cover } = find('automatic-schema-diffs')
    expect(cover?.pictures[0]).toMatchObject({ type: 'tag', name: 'SchemaDiff' })
    expect(new Set(cover?.pictures.map(({ type }) => type))).toEqual(new Set(['tag', 'tree', 'code']))
  })

  test('shows what the front matter names', () => {
    const { post, cover } = find('lint-your-catalog-in-ci')
    expect(cover?.pictures).toMatchObject([{ type: 'code', name: 'text' }])
    const without = findCover({ ...post, frontMatter: { ...post.frontMatter, cover: undefined } })
    expect(without?.pictures[0]).toMatchObject({ type: 'chart' })
  })

  test.each([
    ['faster-search', '2.54.0'],
    ['eventcatalog-two-point-zero', '2.0'],
    ['lint-your-catalog-in-ci', undefined],
  ])('of %s has the release %s', (name, release) => {
    expect(find(name).cover?.release).toBe(release)
  })

  test('is undefined without anything to show', () => {
    const post = toPost({ file: 'blog/unknown.mdx', frontMatter: { title: 'Unknown' }, body: '' })
    expect(findCover(post)).toBeUndefined()
  })
})

describe("An author's initials", () => {
  test.each([
    ['EventCatalog team', 'ET'],
    ['Ann', 'A'],
    ['Jean-Luc de Boer', 'JB'],
    ['Éva 李', 'É李'],
  ])('for %s are %s', (name, text) => {
    expect(toInitials({ name }).text).toBe(text)
  })

  test.each([
    ['EventCatalog team', 'entity'],
    ['Ann', 'event'],
  ])('for %s always have the color of %s', (name, tone) => {
    expect(toInitials({ name }).tone).toBe(tone)
  })

  test('use all colors', () => {
    const names = Array.from({ length: 20 }, (_, index) => `Author ${String.fromCodePoint(97 + index)}`)
    expect(new Set(names.map((name) => toInitials({ name }).tone)).size).toBe(5)
  })
})
