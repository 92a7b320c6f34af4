import { describe, expect, test } from 'vitest'
import type { PageBody } from '@/lib/content/bodies'
import { toTextPatches } from '@/scripts/steps/text-patches'

const heading = { id: 'send', depth: 2, text: 'Send' }
const before: PageBody = { html: '<p>Old</p>', headings: [heading], words: 1, text: 'Old' }
const after: PageBody = { ...before, html: '<p>New</p>', text: 'New' }
const address = '/docs/guides/send'

describe('Open pages', () => {
  test('get the HTML of their text if nothing else has changed', () => {
    expect(toTextPatches([{ address, before, after }])).toEqual({ [address]: '<p>New</p>' })
  })

  test.each([
    ['a heading', { headings: [{ ...heading, text: 'Send it' }] }],
    ['an excerpt', { excerpt: '<p>New</p>' }],
    ['a problem', { problems: ['a.mdx:3: broken link'] }],
    ['an error', { error: 'a.mdx:3: unclosed tag' }],
    ['a first drawing', { html: '<figure class="drawn"></figure>' }],
  ])('are rendered again after %s', (_, change) => {
    expect(toTextPatches([{ address, before, after: { ...after, ...change } }])).toBeUndefined()
  })

  test('are rendered again if they are new, or more than text depends on their content', () => {
    expect(toTextPatches([{ address, before: undefined, after }])).toBeUndefined()
    expect(toTextPatches([{ address: '/integrations/kafka', before, after }])).toBeUndefined()
  })
})
