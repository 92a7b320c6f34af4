import { findColorViolations } from '../support/color-violations'
import { expect, plainTest as test } from '../support/e2e'
import { findLooseParts } from '../support/loose-parts'

const show = (style: string, body: string) =>
  `<!doctype html><html lang="en"><style>${style}</style><main>${body}</main>`

const readable = 'p { color: #222; background: #fff }'
const text = '<p>Words</p>'

test('Low contrast is reported the first time a color combination appears', async ({ page }) => {
  const checked = new Set<string>()
  await page.setContent(show(readable, text))
  expect(await findColorViolations(page, checked)).toEqual([])
  for (const [name, style] of Object.entries({
    'a different color': `${readable} p { color: #bbb }`,
    'a different background': 'p { color: #222; background: #444 }',
    'a different background behind it': 'p { color: #222 } main { background: #555 }',
    'something showing through': 'p { color: #222; background: rgb(255 255 255 / 10%) } main { background: #000 }',
    'a translucent element': `${readable} main { opacity: 0.3 }`,
  })) {
    await page.setContent(show(style, text))
    expect(await findColorViolations(page, checked), name).toEqual([expect.stringMatching(/^color-contrast: .*\(p/)])
  }
})

test('A color combination is checked only once, and separately for large text', async ({ page }) => {
  const checked = new Set<string>()
  const weak = 'p { color: #888; background: #fff } .large { font-size: 30px }'
  await page.setContent(show(weak, '<p class="large">Words</p>'))
  expect(await findColorViolations(page, checked)).toEqual([])
  await page.setContent(show(weak, text))
  expect(await findColorViolations(page, checked)).toHaveLength(1)
  await page.setContent(show(weak, `${text}${text}`))
  expect(await findColorViolations(page, checked)).toEqual([])
})

test("Text for screen readers doesn't decide the result for visible text", async ({ page }) => {
  const hidden = 'div { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }'
  await page.setContent(show(`p { color: #bbb; background: #fff } ${hidden}`, `<div>${text}</div>${text}`))
  expect(await findColorViolations(page, new Set())).toHaveLength(1)
})

test('A link that differs from its surroundings only by color is reported', async ({ page }) => {
  const checked = new Set<string>()
  const words = '<p>Words and <a href="#x">a link</a> and words.</p>'
  const blue = `${readable} a { color: #224 }`
  await page.setContent(show(`${blue} a { text-decoration: underline }`, words))
  expect(await findColorViolations(page, checked)).toEqual([])
  await page.setContent(show(`${blue} a { text-decoration: none }`, words))
  expect(await findColorViolations(page, checked)).toEqual([expect.stringMatching(/^link-in-text-block: .*\(a/)])
})

test('Content outside all landmarks is reported, even after a page without any', async ({ page }) => {
  const checked = new Set<string>()
  await page.setContent(show(readable, text))
  expect(await findLooseParts(page, checked)).toEqual([])
  await page.setContent(`${show(readable, text)}<p>Loose words</p>`)
  expect(await findLooseParts(page, checked)).toEqual([expect.stringMatching(/^region: /)])
  expect(await findLooseParts(page, checked)).toEqual([])
})
