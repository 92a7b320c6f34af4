import { describe, expect, test } from 'vitest'
import { readCopy } from '@/bench/content/copy'
import { writeSources } from '@/bench/content/dialects'
import { buildSidebar } from '@/bench/content/sidebar'
import { buildTree } from '@/bench/content/tree'
import { writeCopy } from '@/lib/outputs/markdown-copy/finish'

const site = 'https://site.example'

/** A copy as the site writes it, with its own origin instead of the real one. */
function toCopy(path: string, title: string, body: string) {
  const text = writeCopy({ path, title, description: `About ${title}.`, body })
  const { origin } = readCopy(text)
  return readCopy(text.replaceAll(origin, site))
}

const fence = '````md\n```mermaid\nA --> B\n```\n[code](https://site.example/docs/sdk.md)\n````'
const copies = [
  toCopy('/', 'Start', 'Hello.'),
  toCopy(
    '/docs',
    'Docs',
    `Go to [the SDK](${site}/docs/sdk.md#top), [home](${site}/index.md), [news](${site}/rss.xml).`,
  ),
  toCopy(
    '/docs/sdk',
    'SDK',
    `Read [one](${site}/docs/sdk/getUser.md).\n\n${fence}\n\n- \`\`\`mermaid\n  A --> B\n  \`\`\``,
  ),
  toCopy('/docs/sdk/getUser', 'getUser', 'A [post](https://other.example/docs/sdk.md).'),
]
const tree = buildTree(copies)
const find = (address: string) => tree.pages.find((page) => page.address === address)

describe('a copy', () => {
  test('is parsed, without the note for agents', () => {
    expect(copies[1]).toMatchObject({ origin: site, address: '/docs', title: 'Docs', heading: '# Docs' })
    expect(copies[1]?.body).toMatch(/^Go to/)
  })

  test('in another format is rejected', () => {
    expect(() => readCopy('# Text')).toThrow('Expected a copy of a page, got:\n# Text')
  })
})

describe('the tree for all tools', () => {
  test('includes pages outside the documentation in a separate folder, and updates links to them', () => {
    expect(tree.pages.map(({ address }) => address)).toEqual(['/docs/site', '/docs', '/docs/sdk', '/docs/sdk/getUser'])
    expect(find('/docs')?.body).toBe(`Go to [the SDK](/docs/sdk#top), [home](/docs/site), [news](${site}/rss.xml).`)
    expect(find('/docs/sdk/getUser')?.body).toBe('A [post](https://other.example/docs/sdk.md).')
    expect(tree).toMatchObject({ linksBetweenPages: 3, linksOutside: 1 })
  })

  test('shows diagrams as text, but not in code samples', () => {
    expect(find('/docs/sdk')?.body).toContain(fence)
    expect(find('/docs/sdk')?.body).toContain('- ```text\n  A --> B')
    expect(tree.diagramsAsText).toBe(1)
  })

  test('knows which pages are folder indexes', () => {
    expect(tree.pages.filter(({ isIndex }) => isIndex).map(({ address }) => address)).toEqual(['/docs', '/docs/sdk'])
  })
})

describe("a tool's files", () => {
  const read = (tool: Parameters<typeof writeSources>[0], name: string) =>
    writeSources(tool, tree.pages).find((file) => file.name === name)?.text

  test('contain the same text, with the title in front matter', () => {
    const text = '---\ntitle: SDK\ndescription: About SDK.\n---\n\nRead [one](/docs/sdk/getUser).'
    expect(read('ours', 'docs/sdk/index.md')).toContain(text)
    expect(read('docusaurus', 'docs/sdk/index.md')).toBe(read('ours', 'docs/sdk/index.md'))
    expect(read('starlight', 'src/content/docs/docs/sdk/index.md')).toBe(read('ours', 'docs/sdk/index.md'))
  })

  test('set the slug for Starlight when the URL has capitals', () => {
    expect(read('starlight', 'src/content/docs/docs/sdk/getUser.md')).toContain('\nslug: docs/sdk/getUser\n---')
  })

  test('have their heading and trailing slashes for VitePress', () => {
    expect(read('vitepress', 'docs/index.md')).toContain('---\n\n# Docs\n\nGo to [the SDK](/docs/sdk/#top)')
    expect(read('vitepress', 'docs/sdk/index.md')).toContain('[one](/docs/sdk/getUser)')
    expect(read('vitepress', 'docs/sdk/index.md')).toContain(fence)
  })

  test('are in a content folder for Fumadocs and Nextra, which also needs headings and folder pages', () => {
    expect(read('fumadocs', 'content/docs/sdk/index.md')).toBe(read('ours', 'docs/sdk/index.md'))
    const index = '---\ntitle: SDK\ndescription: About SDK.\nasIndexPage: true\n---\n\n# SDK\n\nRead [one]'
    expect(read('nextra', 'content/docs/sdk/index.md')).toContain(index)
    expect(read('nextra', 'content/docs/sdk/getUser.md')).not.toContain('asIndexPage')
  })

  test("appear in their folder's sidebar", () => {
    expect(buildSidebar(tree.pages)).toEqual([
      { text: 'SDK', link: '/docs/sdk/', collapsed: true, items: [{ text: 'getUser', link: '/docs/sdk/getUser' }] },
      { text: 'Start', link: '/docs/site' },
    ])
  })
})
