import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { authorComponents } from '@/components/mdx/author-components'
import { applyChanges, describeChanges } from '@/tools/authoring/changes'
import { describeNewPage, findProblems, planDoc } from '@/tools/authoring/new'
import { openWorkspace } from '@/tools/authoring/workspace'
import { docKinds, findCollection } from '@/lib/content/fields'
import { parseSource } from '@/lib/content/source-file'
import { validateTree } from '@/lib/content/validate'
import { readAddressList } from '@/tools/authoring/address-files'
import { toCompileOptions } from '@/lib/export/compiler'
import { compileBody } from '@/lib/mdx/compile'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import { makeCheckout, toDoc } from './workspace-tree'

const tree = {
  'content/docs/development/_category_.json': { label: 'Documentation', position: 1 },
  'content/docs/development/configuration.mdx': toDoc('Text.'),
  'published-addresses.txt': '/docs/development\n/docs/development/configuration\n',
  'redirects.json': { '/docs/old': '/docs/development/configuration' },
}

function write(root: string, options: Parameters<typeof planDoc>[1]) {
  const page = planDoc(openWorkspace(root), options)
  applyChanges(root, page.changes)
  return page
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')

describe('a new page', () => {
  it.each(docKinds)('of kind %s passes every check unedited', async (kind) => {
    const root = makeCheckout(tree)
    const workspace = openWorkspace(root)
    const page = planDoc(workspace, { target: 'studio/guides/retries', kind })
    expect(findProblems(workspace, page.changes)).toEqual([])
    applyChanges(root, page.changes)
    const problems = new ProblemList()
    validateTree(workspace.contentDir, { strict: true }, problems)
    expect(problems.all).toEqual([])
    const source = parseSource(page.file, read(root, page.file), problems)
    const body = await compileBody(
      { file: page.file, body: source?.body ?? '', bodyOffset: source?.bodyOffset ?? 0 },
      toCompileOptions({ contentDir: workspace.contentDir, strict: true, components: authorComponents }),
    )
    expect(body.warnings).toEqual([])
    const known = new Set(readAddressList('published-addresses.txt'))
    expect(body.references.filter(({ target }) => !known.has(target))).toEqual([])
  })

  it('has the given title and kind, and is a draft', () => {
    const root = makeCheckout(tree)
    write(root, { target: 'development/guides/retries', title: 'Retry: the policies', kind: 'explanation' })
    expect(read(root, 'content/docs/development/guides/retries.mdx').split('\n').slice(0, 7)).toEqual([
      '---',
      'title: "Retry: the policies"',
      'description: "Draft of /docs/development/guides/retries: one sentence for search results."',
      'kind: explanation',
      'draft: true',
      '---',
      '',
    ])
  })

  it('uses its file name as the title and how-to as the kind by default', () => {
    const root = makeCheckout(tree)
    write(root, { target: '/docs/development/data-stores.mdx' })
    expect(read(root, 'content/docs/development/data-stores.mdx')).toMatch(/title: Data stores\n.*\nkind: how-to\n/)
  })

  it('adds category files for new folders', () => {
    const root = makeCheckout(tree)
    const page = write(root, { target: 'development/guides/api/retries' })
    expect([...page.changes.writes.keys()]).toEqual([
      'content/docs/development/guides/api/retries.mdx',
      'content/docs/development/guides/api/_category_.json',
      'content/docs/development/guides/_category_.json',
    ])
    expect(JSON.parse(read(root, 'content/docs/development/guides/api/_category_.json'))).toEqual({
      label: 'API',
      link: {
        type: 'generated-index',
        title: 'API',
        description: 'Find the page about API that answers your question, in the part Guides.',
      },
    })
  })

  it("that is a folder's index adds a category file without an index", () => {
    const root = makeCheckout(tree)
    write(root, { target: 'development/guides/index', title: 'Guides', kind: 'index' })
    expect(JSON.parse(read(root, 'content/docs/development/guides/_category_.json'))).toEqual({ label: 'Guides' })
  })

  it("isn't added to the published URLs while it's a draft, because it isn't exported", () => {
    const root = makeCheckout(tree)
    write(root, { target: 'development/guides/retries' })
    expect(read(root, 'published-addresses.txt')).toBe(tree['published-addresses.txt'])
  })

  it("that isn't a draft is added to the published URLs, with any indexes it creates", () => {
    const root = makeCheckout(tree)
    write(root, { target: 'development/guides/retries', publish: true })
    expect(read(root, 'content/docs/development/guides/retries.mdx')).not.toContain('draft')
    expect(read(root, 'published-addresses.txt')).toBe(
      '/docs/development\n/docs/development/configuration\n/docs/development/guides\n/docs/development/guides/retries\n',
    )
  })

  it('prints where it is and what to do next', () => {
    const root = makeCheckout(tree)
    const page = planDoc(openWorkspace(root), { target: 'development/guides/retries' })
    expect(describeNewPage(page)).toEqual([
      'Written:     content/docs/development/guides/retries.mdx',
      'See it:      npm run dev, then http://localhost:3000/docs/development/guides/retries',
      'Check it:    npm run lint:content content/docs/development/guides/retries.mdx',
      'Publish it:  take "draft: true" out, then npx tsx tools/published.ts',
    ])
    expect(describeChanges(root, page.changes)).toEqual([
      'create  content/docs/development/guides/_category_.json',
      'create  content/docs/development/guides/retries.mdx',
    ])
  })
})

describe('a new page is rejected', () => {
  it.each([
    [
      'if its file exists',
      'development/configuration',
      'content/docs/development/configuration.mdx exists. Nothing was written.',
    ],
    [
      'if a page has its URL',
      'development/02-configuration',
      '/docs/development/configuration exists: content/docs/development/configuration.mdx.',
    ],
    [
      'if a folder has its URL',
      'development',
      '/docs/development exists: it is the index of content/docs/development. Its own page is development/index.',
    ],
    [
      'if a redirect has its URL',
      'old',
      '/docs/old leads to /docs/development/configuration by redirects.json. Choose another address.',
    ],
    [
      'for capitals',
      'development/RetryPolicies',
      '"development/RetryPolicies": expected lowercase letters, digits and hyphens between slashes, got "RetryPolicies". Try development/retry-policies.',
    ],
    [
      'for umlauts and spaces',
      'über uns',
      '"über uns": expected lowercase letters, digits and hyphens between slashes, got "über uns". Try uber-uns.',
    ],
    ['for an empty path', '', '"": expected lowercase letters, digits and hyphens between slashes, got "".'],
  ])('%s', (_, target, message) => {
    const root = makeCheckout(tree)
    expect(() => planDoc(openWorkspace(root), { target })).toThrow(new Error(message))
  })
  it('for a kind that does not exist', () => {
    const root = makeCheckout(tree)
    expect(() => planDoc(openWorkspace(root), { target: 'a', kind: 'howto' })).toThrow(
      new Error(
        'Unknown kind "howto". Did you mean how-to? Expected one of tutorial, how-to, reference, explanation, index.',
      ),
    )
  })
})

it('warns about a title that the linter would reject', () => {
  const workspace = openWorkspace(makeCheckout(tree))
  const { changes } = planDoc(workspace, { target: 'a', title: 'Retry Policies' })
  expect(findProblems(workspace, changes).map(formatProblem)).toEqual([
    'content/docs/a.mdx:2  The title is not in sentence case: write "policies" instead of "Policies". Add names to tools/lint/proper-nouns.ts.',
  ])
})

it("templates aren't content", () => {
  expect(findCollection('_templates/how-to.mdx')).toBeUndefined()
})
