import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildTree, type BuildResult } from '../support/site-build'
import { toPage } from '../support/tree'
import { setUpTreeSandbox } from '../support/tree-sandbox'

const { sandbox, out, write } = setUpTreeSandbox()
const before = ['Wolverine', 'Marmoset']
const after = ['Salamander', 'Pangolin']

/** Builds two pages and a post of which only two titles ever change, with the caches of the build before. */
async function build([page = '', post = '']: string[]): Promise<BuildResult> {
  write('trees/edits/docs/index.md', toPage('Read [the other page](/docs/other).', { title: 'Start' }))
  write('trees/edits/docs/other.md', toPage('Text.', { title: page }))
  write('trees/edits/blog/2025-01-01-news.md', toPage('Text of a post.', { title: post }))
  return buildTree(sandbox, path.join(sandbox, 'trees/edits'), { BUILD_DATE: '2025-01-31' })
}

/** Files of the export in which a word stands; what Pagefind writes is compressed. */
function findFiles(word: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = path.join(out, name)
    if (!statSync(file).isFile()) return false
    const bytes = readFileSync(file)
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
    return (isPacked ? gunzipSync(bytes) : bytes).toString('latin1').toLowerCase().includes(word.toLowerCase())
  })
}

/** Names change with what fragments of the index hold. */
const toKinds = (files: readonly string[]) => [...new Set(files.map((name) => name.replace(/\w+(\.pf_\w+)$/, '*$1')))]

describe('A build after titles have changed', () => {
  test('shows the new ones wherever the old ones stood, and the old ones nowhere', async () => {
    const first = await build(before)
    expect(first.status, first.output).toBe(0)
    const old = before.map((word) => toKinds(findFiles(word)).sort())
    const [ofPage = [], ofPost = []] = old
    // The page, the sidebar of the other, their copies, search and feeds.
    for (const file of ['docs/other.html', 'docs.html', 'docs/other.md', 'llms.txt']) expect(ofPage).toContain(file)
    expect(ofPage.filter((name) => name.startsWith('_content/search/')).length).toBeGreaterThan(1)
    expect(ofPost).toContain('blog.html')
    expect(ofPost.some((name) => name.endsWith('.xml'))).toBe(true)
    const pictures = ['docs/other', 'docs'].map((name) => readFileSync(path.join(out, `og/${name}.png`)))

    const second = await build(after)
    expect(second.status, second.output).toBe(0)
    expect(before.map(findFiles)).toEqual([[], []])
    expect(after.map((word) => toKinds(findFiles(word)).sort())).toEqual(old)
    const [changed, same] = ['docs/other', 'docs'].map((name) => readFileSync(path.join(out, `og/${name}.png`)))
    expect(changed?.equals(pictures[0] ?? Buffer.of())).toBe(false)
    expect(same?.equals(pictures[1] ?? Buffer.of())).toBe(true)
  }, 480_000)
})
