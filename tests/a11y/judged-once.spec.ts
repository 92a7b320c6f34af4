import { findColorViolations } from '../support/color-violations'
import { expect, plainTest as test } from '../support/e2e'
import { findLooseParts } from '../support/loose-parts'

const show = (style: string, body: string) =>
  `<!doctype html><html lang="en"><style>${style}</style><main>${body}</main>`

const good = 'p { color: #222; background: #fff }'
const text = '<p>Words</p>'

test('Contrast that is too low is found where it is met first', async ({ page }) => {
  const judged = new Set<string>()
  await page.setContent(show(good, text))
  expect(await findColorViolations(page, judged)).toEqual([])
  for (const [name, style] of Object.entries({
    'another color': `${good} p { color: #bbb }`,
    'another background': 'p { color: #222; background: #444 }',
    'another background behind it': 'p { color: #222 } main { background: #555 }',
    'something that shines through': 'p { color: #222; background: rgb(255 255 255 / 10%) } main { background: #000 }',
    'a part that fades': `${good} main { opacity: 0.3 }`,
  })) {
    await page.setContent(show(style, text))
    expect(await findColorViolations(page, judged), name).toEqual([expect.stringMatching(/^color-contrast: .*\(p/)])
  }
})

test('What was judged is not judged again, and what is large is not what is small', async ({ page }) => {
  const judged = new Set<string>()
  const weak = 'p { color: #888; background: #fff } .large { font-size: 30px }'
  await page.setContent(show(weak, '<p class="large">Words</p>'))
  expect(await findColorViolations(page, judged)).toEqual([])
  await page.setContent(show(weak, text))
  expect(await findColorViolations(page, judged)).toHaveLength(1)
  await page.setContent(show(weak, `${text}${text}`))
  expect(await findColorViolations(page, judged)).toEqual([])
})

test('Text that only screen readers get is no judgment on what others see', async ({ page }) => {
  const hidden = 'div { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }'
  await page.setContent(show(`p { color: #bbb; background: #fff } ${hidden}`, `<div>${text}</div>${text}`))
  expect(await findColorViolations(page, new Set())).toHaveLength(1)
})

test('A link that only its color tells from the words around it is found', async ({ page }) => {
  const judged = new Set<string>()
  const words = '<p>Words and <a href="#x">a link</a> and words.</p>'
  const blue = `${good} a { color: #224 }`
  await page.setContent(show(`${blue} a { text-decoration: underline }`, words))
  expect(await findColorViolations(page, judged)).toEqual([])
  await page.setContent(show(`${blue} a { text-decoration: none }`, words))
  expect(await findColorViolations(page, judged)).toEqual([expect.stringMatching(/^link-in-text-block: .*\(a/)])
})

test('A part outside of all landmarks is found, also after a page without one', async ({ page }) => {
  const judged = new Set<string>()
  await page.setContent(show(good, text))
  expect(await findLooseParts(page, judged)).toEqual([])
  await page.setContent(`${show(good, text)}<p>Loose words</p>`)
  expect(await findLooseParts(page, judged)).toEqual([expect.stringMatching(/^region: /)])
  expect(await findLooseParts(page, judged)).toEqual([])
})
