import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import { checkRedirects, type RedirectContext } from '@/lib/routes/redirects'
import { parseRedirects } from '@/lib/routes/redirects/file'

const context: RedirectContext = {
  pages: new Set(['/', '/docs', '/docs/a', '/docs/b', '/docs/sdk/function/getEvent', '/docs/sdk/function/getTeam']),
  folders: new Map([['/docs/folder', '/docs/a']]),
  hasFile: (address) => address === '/icon.svg',
  isOwn: true,
}

function check(redirects: Record<string, string> | string, changes: Partial<RedirectContext> = {}) {
  const problems = new ProblemList()
  const text = typeof redirects === 'string' ? redirects : JSON.stringify(redirects, null, 2)
  const found = checkRedirects(parseRedirects(text, problems), { ...context, ...changes }, problems)
  return {
    found: Object.fromEntries(found),
    errors: problems.errors.map(formatProblem),
    warnings: problems.warnings.map(formatProblem),
  }
}

describe('A redirect', () => {
  it('may target a page or an anchor', () => {
    const redirects = { '/old': '/docs/a', '/older/': '/docs/b.html#part' }
    expect(check(redirects)).toEqual({
      found: { '/old': '/docs/a', '/older': '/docs/b#part' },
      errors: [],
      warnings: [],
    })
  })

  it('with {name} expands to one redirect per existing page', () => {
    expect(check({ '/docs/sdk/functions/{name}': '/docs/sdk/function/{name}' }).found).toEqual({
      '/docs/sdk/functions/getEvent': '/docs/sdk/function/getEvent',
      '/docs/sdk/functions/getTeam': '/docs/sdk/function/getTeam',
    })
  })

  it.each<[string, Record<string, string>, string]>([
    [
      'to a missing page',
      { '/ok': '/docs/a', '/old': '/docs/aa' },
      'redirects.json:3  /old redirects to /docs/aa, which doesn’t exist. Expected a page. Did you mean /docs/a?',
    ],
    [
      'to itself',
      { '/old': '/old' },
      'redirects.json:2  /old → /old is a redirect loop. Expected it to end at a page.',
    ],
    [
      'in a chain',
      { '/old': '/docs/folder' },
      'redirects.json:2  /old redirects to /docs/folder, which redirects to /docs/a. Expected /docs/a.',
    ],
    [
      'from a page',
      { '/docs/b': '/docs/a' },
      'redirects.json:2  /docs/b already exists, so the redirect would replace it. Remove this line.',
    ],
    [
      'from a file',
      { '/icon.svg': '/docs/a' },
      'redirects.json:2  /icon.svg already exists, so the redirect would replace it. Remove this line.',
    ],
    [
      'to another site',
      { '/old': 'https://example.com' },
      'redirects.json:2  /old redirects to "https://example.com". Expected a path on this site that starts with "/", without a query.',
    ],
    [
      'from an address with a hash',
      { '/old#part': '/docs/a' },
      'redirects.json:2  The old path is "/old#part". Expected a path that starts with "/", without a query or hash.',
    ],
    [
      'with a pattern on one side',
      { '/old/{name}': '/docs/a' },
      'redirects.json:2  /old/{name} redirects to /docs/a. Expected {name} once in both paths, or in neither.',
    ],
    [
      'with a pattern that matches no page',
      { '/old/{name}': '/new/{name}' },
      'redirects.json:2  /old/{name} redirects to /new/{name}, but no page matches. Expected at least one.',
    ],
  ])('%s stops the build', (_, redirects, message) => {
    expect(check(redirects).errors).toEqual([message])
  })

  it('in a loop is reported with every line involved', () => {
    expect(check({ '/a': '/b', '/b': '/c', '/c': '/b#x' }).errors).toEqual([
      'redirects.json:2  /a → /b → /c → /b#x is a redirect loop. Expected it to end at a page.',
      'redirects.json:3  /b → /c → /b#x is a redirect loop. Expected it to end at a page.',
      'redirects.json:4  /c → /b#x → /c is a redirect loop. Expected it to end at a page.',
    ])
  })

  it("that's listed twice is reported with both lines", () => {
    expect(check('{\n  "/old": "/docs/a",\n  "/old/": "/docs/b"\n}').errors).toEqual([
      'redirects.json:3  /old is already on line 2. Expected it once.',
    ])
  })

  it.each(['{', '[]', '{"/a": 5}', '{"/a": ["/b"]}', 'null'])('file that contains %s is rejected', (text) => {
    const { errors, found } = check(text)
    expect(errors).toEqual([expect.stringMatching(/^redirects\.json {2}Expected a JSON object that maps old paths/)])
    expect(found).toEqual({})
  })

  it('without a target is dropped from another tree with one warning each, and chains are shortened', () => {
    const redirects = { '/old': '/docs/zz', '/docs/b': '/docs/a', '/x': '/docs/folder', '/old/{name}': '/new/{name}' }
    const { errors, warnings, found } = check(redirects, { isOwn: false })
    expect(errors).toEqual([])
    expect(found).toEqual({ '/x': '/docs/a' })
    expect(warnings).toHaveLength(3)
    expect(warnings.every((text) => text.endsWith('The redirect is ignored.'))).toBe(true)
  })
})

describe('redirects.json', () => {
  it('contains every redirect in the specification', () => {
    const [head, ...rows] = readFileSync('tests/fixtures/redirects.csv', 'utf8').trim().split('\n')
    expect(head).toBe('from,to')
    const problems = new ProblemList()
    const lines = parseRedirects(readFileSync('redirects.json', 'utf8'), problems)
    expect(problems.all).toEqual([])
    const known = new Set(lines.map(({ from, to }) => `${from},${to}`))
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter((row) => !known.has(row.trim()))).toEqual([])
  })
})
