import { describe, expect, test } from 'vitest'
import { finishMarkdown, writeCopy } from '@/lib/outputs/markdown-copy/finish'
import { toCopyPath, toMachineUrl } from '@/lib/outputs/markdown-copy/addresses'
import { readPage } from '@/lib/outputs/markdown-copy/from-html'
import { MAX_INDEX, writeLlmsFull, writeLlmsIndexes, type LlmsSection } from '@/lib/outputs/markdown-copy/llms'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import { findListed, readMarkdown } from '../../support/markdown'

function makeSection(title: string, count: number, ownIndex?: string): LlmsSection {
  const pages = Array.from({ length: count }, (_, index) => ({
    path: `/docs/${title.toLowerCase()}/a-page-with-a-name-of-usual-length-${index}`,
    title: `${title} page ${index}`,
    description: 'A sentence that says what the page answers, about as long as those of real pages are, or a bit more.',
  }))
  return { title, pages, ...(ownIndex === undefined ? {} : { ownIndex }) }
}

const guides = makeSection('Guides', 200, '/docs/llms.txt')
const sdk = makeSection('SDK', 112, '/docs/sdk/llms.txt')
const blog = makeSection('Blog', 90, '/blog/llms.txt')
const site = makeSection('Site', 20)

function listPaths(text: string): string[] {
  return findListed(readMarkdown(text)).map(({ url }) => url)
}

describe('llms.txt', () => {
  test("describes each page as long as there's room", () => {
    const [index, ...own] = writeLlmsIndexes([makeSection('Site', 3)], '/llms.txt')
    expect(index?.text).toMatch(/^# EventCatalog\n\n> EventCatalog turns/)
    expect(index?.text.match(/: A sentence/g)).toHaveLength(3)
    expect(own).toEqual([])
  })

  test('omits sections without pages', () => {
    const [index] = writeLlmsIndexes([makeSection('Site', 1), makeSection('Blog', 0)], '/llms.txt')
    expect(index?.text).not.toContain('## Blog')
  })

  test('for a site of the planned size stays within its limit and links to every page', () => {
    const sections = [
      guides,
      makeSection('API', 12),
      sdk,
      makeSection('Plugins', 70, '/docs/plugins/llms.txt'),
      site,
      blog,
    ]
    const [index, ...own] = writeLlmsIndexes(sections, '/llms.txt')
    expect(index?.text.length).toBeLessThan(MAX_INDEX)
    const found = new Set([index, ...own].flatMap((file) => listPaths(file?.text ?? '')))
    const missing = sections
      .flatMap(({ pages }) => pages)
      .filter(({ path }) => !found.has(toAbsoluteUrl(toCopyPath(path))))
    expect(missing).toEqual([])
    for (const { path } of own) expect(found).toContain(toAbsoluteUrl(path))
  })

  test('drops descriptions before whole sections, the longest first', () => {
    const [index, ...own] = writeLlmsIndexes([guides, site], '/llms.txt', 30_000)
    expect(own).toEqual([])
    expect(index?.text).toContain('- [Guides page 0](')
    expect(index?.text.match(/: A sentence/g)).toHaveLength(20)
  })

  test('first moves the last section that may have its own index, with its descriptions', () => {
    const [, ...own] = writeLlmsIndexes([guides, sdk, site, blog], '/llms.txt', 35_000)
    expect(own.map(({ path }) => path)).toEqual(['/blog/llms.txt'])
    expect(own[0]?.text.match(/: A sentence/g)).toHaveLength(90)
  })

  test("stops the build if it can't be made short enough", () => {
    expect(() => writeLlmsIndexes([makeSection('Site', 400)], '/llms.txt', 20_000)).toThrow(
      /^\/llms\.txt has \d+ characters\. Expected fewer than 20000\.$/,
    )
  })

  test('comes with a file that contains all pages', () => {
    const text = writeLlmsFull([{ path: '/docs/a', title: 'A', description: '', body: 'Text' }])
    expect(text).toContain(`# A\n\nSource: ${toAbsoluteUrl('/docs/a')}\n\nText`)
  })
})

describe('A link in a copy', () => {
  const book = { listed: new Set(['/', '/docs/a', '/docs/b']), redirects: new Map([['/old', '/docs/b#part']]) }
  test.each([
    ['/docs/b', '/docs/b.md'],
    ['/docs/b?x=1#part', '/docs/b.md?x=1#part'],
    ['#part', '/docs/a.md#part'],
    ['/', '/index.md'],
    ['/old', '/docs/b.md#part'],
    ['/old#other', '/docs/b.md#other'],
    ['/docs/later', '/docs/later'],
    ['/img/a.svg', '/img/a.svg'],
  ])("to %s becomes %s, with the site's origin", (href, expected) => {
    expect(toMachineUrl(href, '/docs/a', book)).toBe(toAbsoluteUrl(expected))
  })

  test.each(['https://x.example/a', 'mailto:a@x.example'])('to %s is unchanged', (href) => {
    expect(toMachineUrl(href, '/docs/a', book)).toBe(href)
  })

  test('may contain parentheses, and a missing image is replaced with its alt text', () => {
    const addresses = ['https://x.example/a_(b)', undefined]
    expect(finishMarkdown('[a](ec-ref://0/) ![A \\[map\\]](ec-ref://1/)', (index) => addresses[index])).toBe(
      '[a](https://x.example/a_%28b%29) A \\[map\\]',
    )
  })
})

describe('The file of a copy', () => {
  test('includes what the page is, where the others are, and its text', () => {
    const text = writeCopy({ path: '/docs/a', title: 'A: "b"', description: 'What: #1', body: 'Text\n' })
    const { frontMatter } = readMarkdown(text)
    expect(frontMatter).toEqual({ title: 'A: "b"', description: 'What: #1', url: toAbsoluteUrl('/docs/a') })
    expect(text.split('---\n')[2]).toMatch(/^\n> Index of all pages .*\/llms\.txt.*\n\n# A: "b"\n\nText\n$/)
  })
})

describe('A page without a Markdown source', () => {
  test('is converted from its HTML', () => {
    const html = `<head><meta name="description" content="About"></head><body><nav><a href="/x">menu</a></nav><main>
      <h1>Pricing</h1><p>Text <b>bold</b></p><p><a href="/a">A</a><a href="/b">B</a><button>Copy</button></p>
      <ul><li><p>One</p></li></ul><svg><title>x</title></svg><p hidden>no</p>
      <figure class="code" data-language="bash"><figcaption><span class="code-title">a.sh</span></figcaption><pre><code><span class="l">ls</span></code></pre></figure>
      <table><thead><tr><th>P</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></main></body>`
    expect(readPage(html, (href) => `https://x.example${href}`)).toEqual({
      title: 'Pricing',
      description: 'About',
      body: 'Text **bold**\n\n[A](https://x.example/a) [B](https://x.example/b)\n\n- One\n\n```bash title="a.sh"\nls\n```\n\n| P |\n| - |\n| 1 |',
    })
  })
})
