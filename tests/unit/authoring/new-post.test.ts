import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyChanges } from '@/tools/authoring/changes'
import { findProblems, planPost } from '@/tools/authoring/new'
import { openWorkspace } from '@/tools/authoring/workspace'
import { validateTree } from '@/lib/content/validate'
import { ProblemList } from '@/lib/kit/problems'
import { compile } from '../../support/compile'
import { makeCheckout, toDoc } from './workspace-tree'

const date = '2025-11-14'
const tree = {
  'content/blog/2025-01-31-first.mdx': toDoc('Text.', { slug: 'first', date }).replace('kind: "reference"\n', ''),
  'published-addresses.txt': '/blog\n/blog/first\n',
  'redirects.json': { '/blog/old': '/blog/first' },
}

describe('a new post', () => {
  it('passes every check unedited', async () => {
    const root = makeCheckout(tree)
    const workspace = openWorkspace(root)
    const post = planPost(workspace, { target: 'retry-policies', title: 'Retry policies', date })
    expect(findProblems(workspace, post.changes)).toEqual([])
    applyChanges(root, post.changes)
    const problems = new ProblemList()
    const sources = validateTree(workspace.contentDir, { strict: true }, problems)
    expect(problems.all).toEqual([])
    const source = sources.find(({ file }) => file === 'blog/retry-policies.mdx')
    expect((await compile(source?.body ?? '')).warnings).toEqual([])
    expect(source?.frontMatter).toMatchObject({
      title: 'Retry policies',
      date,
      authors: ['team'],
      tags: [],
      draft: true,
    })
  })

  it("that isn't a draft is added to the published URLs", () => {
    const root = makeCheckout(tree)
    const post = planPost(openWorkspace(root), { target: 'retry-policies', date, publish: true })
    applyChanges(root, post.changes)
    expect(readFileSync(path.join(root, 'published-addresses.txt'), 'utf8')).toBe(
      '/blog\n/blog/first\n/blog/retry-policies\n',
    )
  })

  it.each([
    ['of a tag', 'openapi', '/blog/openapi is the page of the tag "openapi". Choose another slug.'],
    ['of the list of tags', 'tags', '/blog/tags is a page of the blog itself. Choose another slug.'],
    ['of another post', 'first', '/blog/first exists: content/blog/2025-01-31-first.mdx.'],
    ['that redirects', 'old', '/blog/old leads to /blog/first by redirects.json. Choose another slug.'],
    [
      'with capitals',
      'Retry',
      '"Retry": expected lowercase letters, digits and hyphens between slashes, got "Retry". Try retry.',
    ],
  ])('is rejected for a URL %s', (_, slug, message) => {
    const root = makeCheckout(tree)
    expect(() => planPost(openWorkspace(root), { target: slug, date })).toThrow(new Error(message))
  })
})
