import { afterEach, describe, expect, test, vi } from 'vitest'
import { findClosest, toSuggestion } from '@/lib/kit/closest'
import { areDraftsShown, getBasePath, getBuildDate, getContentDir, getReactions, isForeignTree } from '@/lib/kit/env'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import {
  decodePath,
  encodePath,
  getOrigin,
  isExternal,
  isInternal,
  joinPath,
  normalizePath,
  toAbsoluteUrl,
  withBase,
} from '@/lib/kit/urls'

afterEach(() => vi.unstubAllEnvs())

describe('URLs', () => {
  test.each([
    ['/docs/x/', '/docs/x'],
    ['/docs/x.html', '/docs/x'],
    ['/docs/x/index.html', '/docs/x'],
    ['/index.html', '/'],
    ['//docs///x', '/docs/x'],
    ['/', '/'],
    ['', '/'],
    ['/x/?q=a/#b/', '/x?q=a/#b/'],
    ['/docs/llms.txt', '/docs/llms.txt'],
  ])('%j is normalized to %j', (address, expected) => {
    expect(normalizePath(address)).toBe(expected)
  })

  test.each([
    [['/docs', 'api', 'event'], '/docs/api/event'],
    [['/docs', '', '/'], '/docs'],
    [[''], '/'],
  ])('%j joins to %j', (parts, expected) => {
    expect(joinPath(...parts)).toBe(expected)
  })

  test.each([
    ['/docs/ü b', '/docs/%C3%BC%20b'],
    ['/u\u0308', '/%C3%BC'],
    ['/@scope/c++', '/@scope/c%2B%2B'],
  ])('%s is encoded as %s, and decoded again', (name, encoded) => {
    expect(encodePath(name)).toBe(encoded)
    expect(decodePath(encoded)).toBe(name.normalize('NFC'))
  })

  test("a malformed one isn't decoded", () => {
    expect(decodePath('/100%')).toBe('/100%')
  })

  test.each([
    ['/docs', true, false],
    ['//cdn.example.org', false, true],
    ['https://example.org', false, true],
    ['mailto:a@example.org', false, true],
    ['docs', false, false],
  ])('%s is internal: %s, external: %s', (address, internal, external) => {
    expect([isInternal(address), isExternal(address)]).toEqual([internal, external])
  })

  test('are absolute with the origin of the deployed site', () => {
    expect(getOrigin()).toBe('https://www.eventcatalog.dev')
    vi.stubEnv('SITE_URL', 'https://preview.example.org//')
    expect(toAbsoluteUrl('/docs')).toBe('https://preview.example.org/docs')
    expect(toAbsoluteUrl('/')).toBe('https://preview.example.org/')
  })

  test('include the base path', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/preview')
    vi.resetModules()
    const urls = await import('@/lib/kit/urls')
    expect(['/', '/docs', 'https://example.org', '//x', '#a'].map(urls.withBase)).toEqual([
      '/preview',
      '/preview/docs',
      'https://example.org',
      '//x',
      '#a',
    ])
    expect(urls.toAbsoluteUrl('/')).toBe('https://www.eventcatalog.dev/preview/')
    expect(withBase('/')).toBe('/')
  })
})

describe('the environment', () => {
  test('has a default for every reaction, and rejects an invalid value', () => {
    expect(getReactions()).toEqual({
      brokenLinks: 'throw',
      brokenMarkdownLinks: 'warn',
      brokenAnchors: 'warn',
      duplicateRoutes: 'warn',
    })
    vi.stubEnv('ON_BROKEN_LINKS', 'warn')
    vi.stubEnv('ON_BROKEN_ANCHORS', '')
    expect(getReactions()).toMatchObject({ brokenLinks: 'warn', brokenAnchors: 'warn' })
    vi.stubEnv('ON_DUPLICATE_ROUTES', 'stop')
    expect(getReactions).toThrow('ON_DUPLICATE_ROUTES: expected throw, warn or ignore, got "stop".')
  })

  test.each([
    ['', ''],
    ['/preview/', '/preview'],
    ['/a/b', '/a/b'],
  ])('BASE_PATH %j becomes %j', (value, expected) => {
    vi.stubEnv('BASE_PATH', value)
    expect(getBasePath()).toBe(expected)
  })

  test('BASE_PATH has to start with a slash', () => {
    vi.stubEnv('BASE_PATH', 'preview')
    expect(getBasePath).toThrow('BASE_PATH: expected a path that starts with "/", such as "/preview", got "preview".')
  })

  test('BUILD_DATE has to be a date', () => {
    vi.stubEnv('BUILD_DATE', '2025-01-31')
    expect(getBuildDate()).toBe('2025-01-31')
    vi.stubEnv('BUILD_DATE', 'today')
    expect(getBuildDate).toThrow('BUILD_DATE: expected a date such as 2025-01-31, got "today".')
    vi.stubEnv('BUILD_DATE', '')
    expect(getBuildDate()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('CONTENT_DIR makes the tree a foreign one, unless CONTENT_STRICT enables our rules', () => {
    vi.stubEnv('CONTENT_DIR', '')
    expect(isForeignTree()).toBe(false)
    vi.stubEnv('CONTENT_DIR', '/somewhere/else')
    expect([getContentDir(), isForeignTree()]).toEqual(['/somewhere/else', true])
    vi.stubEnv('CONTENT_STRICT', 'true')
    expect(isForeignTree()).toBe(false)
  })

  test.each([
    ['true', true],
    ['false', false],
    ['', false],
    ['1', false],
  ])('CONTENT_DRAFTS=%s shows drafts: %s', (value, expected) => {
    vi.stubEnv('CONTENT_DRAFTS', value)
    expect(areDraftsShown()).toBe(expected)
  })
})

describe('messages', () => {
  test('include file and line if known', () => {
    const problem = { severity: 'error', file: 'docs/a.mdx', message: 'Wrong.' } as const
    expect(formatProblem(problem)).toBe('docs/a.mdx  Wrong.')
    expect(formatProblem({ ...problem, line: 14 })).toBe('docs/a.mdx:14  Wrong.')
  })

  test("that are errors stop the build together, warnings don't", () => {
    const problems = new ProblemList()
    problems.warn('a', 1, 'A.')
    expect(() => problems.assertNoErrors()).not.toThrow()
    problems.error('b', 2, 'B.')
    problems.error('c', undefined, 'C.')
    expect(() => problems.assertNoErrors()).toThrow('b:2  B.\nc  C.')
  })

  test('suggest the nearest name, or none if there is no similar one', () => {
    expect(findClosest('Calout', ['Card', 'Callout'])).toBe('Callout')
    expect(findClosest('Zebra', ['Card', 'Callout'])).toBeUndefined()
    expect(findClosest('x', [])).toBeUndefined()
    expect(toSuggestion('Calout', ['Callout'], (name) => `<${name}>`)).toBe(' Did you mean <Callout>?')
    expect(toSuggestion('Zebra', ['Card'])).toBe('')
  })
})
