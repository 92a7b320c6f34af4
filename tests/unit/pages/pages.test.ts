import { describe, expect, test } from 'vitest'
import { toSitePage } from '@/lib/pages/pages'

const toPage = (file: string, frontMatter: Record<string, unknown> = {}, body = 'Text.') =>
  toSitePage({ file, frontMatter: { title: 'A', description: 'B', ...frontMatter }, body })

describe('A page outside the documentation', () => {
  test.each([
    ['pages/index.mdx', {}, '/'],
    ['pages/terms.mdx', {}, '/terms'],
    ['pages/features/change.mdx', {}, '/features/change'],
    ['pages/product/index.md', {}, '/product'],
    ['pages/index-copy.mdx', { slug: '/index copy' }, '/index%20copy'],
    ['pages/a.mdx', { slug: '/index%20copy' }, '/index%20copy'],
  ])('in %s with %j is at %s', (file, frontMatter, path) => {
    expect(toPage(file, frontMatter).path).toBe(path)
  })

  test('that repeats another is unlisted and names it', () => {
    expect(toPage('pages/services2.mdx', { repeats: '/services' })).toMatchObject({
      original: '/services',
      unlisted: true,
    })
    expect(toPage('pages/services.mdx')).toMatchObject({ original: undefined, unlisted: false })
  })

  test('has its own text, or none', () => {
    expect(toPage('pages/a.mdx', {}, '\n').hasText).toBe(false)
    expect(toPage('pages/a.mdx').hasText).toBe(true)
  })

  test('is a text page unless it declares sections', () => {
    expect(toPage('pages/a.mdx').layout).toBe('text')
    expect(toPage('pages/a.mdx', { layout: 'sections' }).layout).toBe('sections')
  })
})
