import { describe, expect, test } from 'vitest'
import type { PageBody } from '@/lib/content/bodies'
import { toPageUpdate } from '@/scripts/steps/page-update'

const heading = { id: 'send', depth: 2, text: 'Send' }
const before: PageBody = { html: '<p>Old</p>', headings: [heading], text: 'Old' }
const after: PageBody = { ...before, html: '<p>New</p>', text: 'New' }
const address = '/docs/guides/send'

describe('Open pages', () => {
  test('only get the HTML of their text if nothing else has changed', () => {
    expect(toPageUpdate([{ address, before, after }])).toEqual({
      patches: { [address]: '<p>New</p>' },
      isComplete: true,
    })
  })

  test.each([
    ['heading', { headings: [{ ...heading, text: 'Send it' }] }],
    ['excerpt', { excerpt: '<p>New</p>' }],
    ['problem', { problems: ['a.mdx:3: broken link'] }],
    ['first drawing', { html: '<figure class="drawn"></figure>' }],
  ])('also render again after a change of their %s', (_, change) => {
    const { patches, isComplete } = toPageUpdate([{ address, before, after: { ...after, ...change } }])
    expect(patches[address]).toBe({ ...after, ...change }.html)
    expect(isComplete).toBe(false)
  })

  test.each([
    ['are new', { address, before: undefined, after }],
    ['have an error now', { address, before, after: { ...after, error: 'a.mdx:3: unclosed tag' } }],
    ['had an error', { address, before: { ...before, error: 'a.mdx:3: unclosed tag' }, after }],
    ['change their HTML before they show it', { address: '/integrations/kafka', before, after }],
  ])('only render again if they %s', (_, page) => {
    expect(toPageUpdate([page])).toEqual({ patches: {}, isComplete: false })
  })
})
