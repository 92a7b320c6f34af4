import { describe, expect, test } from 'vitest'
import { toReportUrl, withSelection } from '@/lib/kit/report'

const repository = 'https://github.com/owner/site'
const getBody = (href: string | undefined) => new URL(href ?? '').searchParams.get('body')

describe('A problem report', () => {
  test('is a new issue that names the page', () => {
    const href = toReportUrl('https://example.com/docs/x?a=b&c#d', repository)
    expect(href).toMatch(/^https:\/\/github\.com\/owner\/site\/issues\/new\?title=/)
    expect(getBody(href)).toBe('Page: https://example.com/docs/x?a=b&c#d\n\n')
  })

  test("isn't offered without a repository", () => {
    expect(toReportUrl('https://example.com/', undefined)).toBeUndefined()
  })

  test('quotes every line of the selected text, up to 1,000 characters', () => {
    const href = toReportUrl('https://example.com/', repository) ?? ''
    expect(getBody(withSelection(href, ' one & two\nthree '))).toBe(
      'Page: https://example.com/\n\n> one & two\n> three\n\n',
    )
    expect(getBody(withSelection(href, 'x'.repeat(5000)))?.length).toBeLessThan(1100)
    expect(withSelection(href, ' \n')).toBe(href)
  })
})
