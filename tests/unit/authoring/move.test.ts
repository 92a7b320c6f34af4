import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyChanges, describeChanges } from '@/tools/authoring/changes'
import { planMove } from '@/tools/authoring/move/plan-move'
import { findPageFile, openWorkspace } from '@/tools/authoring/workspace'
import { makeCheckout, toDoc } from './workspace-tree'

const from = '/docs/development/guides/retries'
const to = '/docs/development/messages/retry-policies'
const fence = '```'

const tree = {
  'content/docs/development/configuration.mdx': toDoc(
    [
      `Absolute [retries](${from}), with [an anchor](${from}#limits) and [a query](${from}?tab=a#limits).`,
      `Relative [file](./guides/retries.mdx#limits), [from the root](/development/guides/retries.mdx), [address](guides/retries).`,
      `<Card title="Retries" href="${from}" />`,
      `[Other](${from}-and-more) stays, and so does \`${from}\`.`,
      `${fence}text\n[code](${from})\n${fence}`,
      `## Heading {#retries}\n\n[defined]\n\n[defined]: ${from} "Title"`,
    ].join('\n\n'),
    { pagination_next: 'development/guides/retries' },
  ),
  'content/docs/development/guides/_category_.json': { label: 'Guides', link: { type: 'doc', id: 'retries' } },
  'content/docs/development/guides/retries.mdx': toDoc(
    [
      'A [file](../configuration.mdx#retries), an [address](../configuration), [itself](#limits), [a neighbor](./other.mdx).',
      '## Limits {#limits}',
      `![Own](./own.svg) ![Shared](./shared.svg) ![Root](/img/a.png) [by address](${from})`,
    ].join('\n\n'),
  ),
  'content/docs/development/guides/other.mdx': toDoc('![Shared](./shared.svg) and [up](./retries.mdx).'),
  'content/data/searches.yml': `${from}-and-more:\n  - two\n${from}:\n  - one\n`,
  'content/docs/development/guides/own.svg': '<svg/>',
  'content/docs/development/guides/shared.svg': '<svg/>',
  'content/partials/note.mdx': `See [retries](${from}) and [the file](../docs/development/guides/retries.mdx).`,
  'published-addresses.txt': `/docs/development/configuration\n${from}\n`,
  'redirects.json': { '/docs/older': `${from}#limits`, '/docs/oldest': '/docs/development/configuration' },
}

function move(root: string, target = { from, to }) {
  const plan = planMove(openWorkspace(root), target)
  applyChanges(root, plan.changes)
  return plan
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8')
const readBody = (root: string, file: string) => read(root, file).split('---\n\n')[1]?.trim()

describe('moving a page', () => {
  it('puts it at its new URL', () => {
    const root = makeCheckout(tree)
    move(root)
    expect(findPageFile(openWorkspace(root), to)).toBe('docs/development/messages/retry-policies.mdx')
    expect(existsSync(path.join(root, 'content/docs/development/guides/retries.mdx'))).toBe(false)
  })

  it('rewrites every form of link to it, and nothing else', () => {
    const root = makeCheckout(tree)
    move(root)
    expect(readBody(root, 'content/docs/development/configuration.mdx')).toBe(
      [
        `Absolute [retries](${to}), with [an anchor](${to}#limits) and [a query](${to}?tab=a#limits).`,
        `Relative [file](./messages/retry-policies.mdx#limits), [from the root](/development/messages/retry-policies.mdx), [address](${to}).`,
        `<Card title="Retries" href="${to}" />`,
        `[Other](${from}-and-more) stays, and so does \`${from}\`.`,
        `${fence}text\n[code](${from})\n${fence}`,
        `## Heading {#retries}\n\n[defined]\n\n[defined]: ${to} "Title"`,
      ].join('\n\n'),
    )
    expect(readBody(root, 'content/docs/development/guides/other.mdx')).toBe(
      '![Shared](./shared.svg) and [up](../messages/retry-policies.mdx).',
    )
    expect(read(root, 'content/partials/note.mdx')).toBe(
      `See [retries](${to}) and [the file](../docs/development/messages/retry-policies.mdx).`,
    )
  })

  it('keeps its searches', () => {
    const root = makeCheckout(tree)
    move(root)
    expect(read(root, 'content/data/searches.yml')).toBe(`${from}-and-more:\n  - two\n${to}:\n  - one\n`)
  })

  it('keeps its own links and images working', () => {
    const root = makeCheckout(tree)
    move(root)
    expect(readBody(root, 'content/docs/development/messages/retry-policies.mdx')).toBe(
      [
        'A [file](../configuration.mdx#retries), an [address](/docs/development/configuration), [itself](#limits), [a neighbor](../guides/other.mdx).',
        '## Limits {#limits}',
        `![Own](./own.svg) ![Shared](../guides/shared.svg) ![Root](/img/a.png) [by address](${to})`,
      ].join('\n\n'),
    )
    expect(existsSync(path.join(root, 'content/docs/development/messages/own.svg'))).toBe(true)
    expect(existsSync(path.join(root, 'content/docs/development/guides/own.svg'))).toBe(false)
    expect(existsSync(path.join(root, 'content/docs/development/guides/shared.svg'))).toBe(true)
  })

  it('rewrites the ids in category files and pagination fields', () => {
    const root = makeCheckout(tree)
    move(root)
    expect(JSON.parse(read(root, 'content/docs/development/guides/_category_.json'))).toEqual({
      label: 'Guides',
      link: { type: 'doc', id: 'development/messages/retry-policies' },
    })
    expect(read(root, 'content/docs/development/configuration.mdx')).toContain(
      'pagination_next: development/messages/retry-policies\n',
    )
  })

  it('adds a redirect, and flattens existing redirects to the old URL', () => {
    const root = makeCheckout(tree)
    const { redirects } = move(root)
    expect([...redirects]).toEqual([[from, to]])
    expect(JSON.parse(read(root, 'redirects.json'))).toEqual({
      [from]: to,
      '/docs/older': `${to}#limits`,
      '/docs/oldest': '/docs/development/configuration',
    })
  })

  it("updates the list of published URLs, including the new folder's index", () => {
    const root = makeCheckout(tree)
    move(root)
    expect(read(root, 'published-addresses.txt').split('\n')).toEqual([
      '/docs/development/configuration',
      from,
      '/docs/development/messages',
      to,
      '',
    ])
  })

  it('prints its changes before writing anything', () => {
    const root = makeCheckout(tree)
    const { changes } = planMove(openWorkspace(root), { from, to })
    expect(describeChanges(root, changes)).toEqual([
      'change  content/data/searches.yml',
      'change  content/docs/development/configuration.mdx',
      'change  content/docs/development/guides/_category_.json',
      'change  content/docs/development/guides/other.mdx',
      'change  content/partials/note.mdx',
      'change  published-addresses.txt',
      'change  redirects.json',
      'create  content/docs/development/messages/_category_.json',
      'move    content/docs/development/guides/own.svg -> content/docs/development/messages/own.svg',
      'move    content/docs/development/guides/retries.mdx -> content/docs/development/messages/retry-policies.mdx',
    ])
    expect(findPageFile(openWorkspace(root), from)).toBe('docs/development/guides/retries.mdx')
  })

  it('back restores the page without a redirect loop', () => {
    const root = makeCheckout(tree)
    const before = read(root, 'content/docs/development/guides/other.mdx')
    move(root)
    move(root, { from: to, to: from })
    expect(read(root, 'content/docs/development/guides/other.mdx')).toBe(before)
    expect(JSON.parse(read(root, 'redirects.json'))).toEqual({
      '/docs/development/messages': from,
      [to]: from,
      '/docs/older': `${from}#limits`,
      '/docs/oldest': '/docs/development/configuration',
    })
    expect(existsSync(path.join(root, 'content/docs/development/messages'))).toBe(false)
  })

  it("redirects the folder's index and removes the folder if it was the last page", () => {
    const root = makeCheckout({
      'content/docs/development/a/_category_.json': { label: 'A' },
      'content/docs/development/a/page.mdx': toDoc('Text.'),
      'content/docs/development/b.mdx': toDoc('Text.'),
    })
    const { redirects } = move(root, { from: '/docs/development/a/page', to: '/docs/development/page' })
    expect(Object.fromEntries(redirects)).toEqual({
      '/docs/development/a': '/docs/development/page',
      '/docs/development/a/page': '/docs/development/page',
    })
    expect(existsSync(path.join(root, 'content/docs/development/a'))).toBe(false)
  })

  it('removes its slug, which would keep it at the old URL', () => {
    const root = makeCheckout({ 'content/docs/development/a.mdx': toDoc('Text.', { slug: '/short' }) })
    move(root, { from: '/docs/short', to: '/docs/development/long' })
    expect(read(root, 'content/docs/development/long.mdx')).not.toContain('slug')
    expect(JSON.parse(read(root, 'redirects.json'))).toEqual({ '/docs/short': '/docs/development/long' })
  })

  it('adds no redirect for a draft, because its URL was never published', () => {
    const root = makeCheckout({
      'content/docs/development/a.mdx': toDoc('Text.', { draft: true }),
      'content/docs/development/b.mdx': toDoc('[a](/docs/development/a)'),
    })
    expect([...move(root, { from: '/docs/development/a', to: '/docs/development/c' }).redirects]).toEqual([])
    expect(readBody(root, 'content/docs/development/b.mdx')).toBe('[a](/docs/development/c)')
    expect(existsSync(path.join(root, 'redirects.json'))).toBe(false)
  })

  it("keeps the date in a post's file name", () => {
    const post = toDoc('Text.', { slug: 'first', date: '2025-01-31' }).replace('kind: "reference"\n', '')
    const root = makeCheckout({ 'content/blog/2025-01-31-first.mdx': post })
    move(root, { from: '/blog/first', to: '/blog/second' })
    expect(read(root, 'content/blog/2025-01-31-second.mdx')).toContain('slug: second\n')
    expect(JSON.parse(read(root, 'redirects.json'))).toEqual({ '/blog/first': '/blog/second' })
  })

  it('lists places outside the content that still use the old URL', () => {
    const root = makeCheckout({
      ...tree,
      'lib/navigation/menus.ts': `export const menu = [\n  '${from}',\n  '${from}-and-more',\n]\n`,
    })
    expect(move(root).notes).toEqual([`lib/navigation/menus.ts:2  Names ${from}. Change it by hand.`])
  })

  it("lists links whose syntax it can't change", () => {
    const root = makeCheckout({
      ...tree,
      'content/docs/development/b.mdx': toDoc(
        `Escaped [link](${from.replace('guides', 'g\\uides')}), [entity](${from.replace('guides', '&#103;uides')}).`,
      ),
    })
    expect(move(root).notes).toEqual([
      `content/docs/development/b.mdx:7  The link to ${from} was not changed. Change it by hand.`,
    ])
  })
})

describe('a move is rejected', () => {
  it.each([
    [
      "from a URL that doesn't exist",
      '/docs/development/guides/retry',
      to,
      `There is no page /docs/development/guides/retry. Did you mean ${from}?`,
    ],
    [
      'to a page',
      from,
      '/docs/development/configuration',
      '/docs/development/configuration exists: content/docs/development/configuration.mdx.',
    ],
    [
      'to a URL that redirects',
      from,
      '/docs/oldest',
      '/docs/oldest leads to /docs/development/configuration by redirects.json. Take that line out first.',
    ],
    ['to itself', from, `${from}/`, `${from} is both the old and the new address.`],
    [
      'to another section',
      from,
      '/blog/retries',
      `/blog/retries: expected an address below /docs/, as content/docs/development/guides/retries.mdx is one.`,
    ],
    [
      'to a generated index',
      from,
      '/docs/development',
      '/docs/development exists: it is made from the pages below it.',
    ],
    [
      'from a generated index',
      '/docs/development',
      to,
      '/docs/development is the generated index of content/docs/development. Move the pages in it.',
    ],
    [
      'to capitals',
      from,
      '/docs/Retries',
      '"docs/Retries": expected lowercase letters, digits and hyphens between slashes, got "Retries". Try docs/retries.',
    ],
  ])('%s', (_, source, target, message) => {
    const root = makeCheckout(tree)
    expect(() => planMove(openWorkspace(root), { from: source, to: target })).toThrow(new Error(message))
  })

  it("for a folder's index page if the folder has other pages", () => {
    const root = makeCheckout({
      'content/docs/development/a/index.mdx': toDoc('Text.'),
      'content/docs/development/a/b.mdx': toDoc('Text.'),
    })
    expect(() => planMove(openWorkspace(root), { from: '/docs/development/a', to: '/docs/development/c' })).toThrow(
      new Error(
        'content/docs/development/a/index.mdx is the page of its folder, which has 1 other pages. Move those first.',
      ),
    )
  })
})
