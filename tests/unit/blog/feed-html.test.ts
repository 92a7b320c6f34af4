import { describe, expect, test } from 'vitest'
import { toFeedHtml } from '@/lib/outputs/feeds/feeds'
import { assembleBody } from '@/lib/mdx/assemble'
import { compileManual } from '../../support/compile'
import { findMarkupErrors } from '../../support/feed-rules'

describe('A post with every component', () => {
  test('is plain, valid markup in feeds, including text for its drawings', async () => {
    const { html } = assembleBody(await compileManual(), {
      link: ({ target }) => target,
      image: ({ target }) => ({ src: target.startsWith('.') ? '/_content/a.png' : target }),
    })
    const text = toFeedHtml(html, '/blog/everything')
    expect(findMarkupErrors(text)).toEqual([])
    expect(text).toContain('<pre><code class="language-')
    expect(text).toContain('<table>')
    expect(text).not.toMatch(/ec-ref| data-[a-z]+=|<svg|<script/)
    expect(text.length).toBeGreaterThan(10_000)
  }, 120_000)
})
