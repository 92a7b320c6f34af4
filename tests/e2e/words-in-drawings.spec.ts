import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../support/e2e'
import { listExportedPages } from '@/tools/preview/compare'

/** Widths of a drawing on a phone, between both sidebars, in a wide column and across a product page. */
const allWidths = [294, 480, 656, 1100]
/** `npm run test:all` checks all of them. */
const frameWidths = process.env.EVERY_PAGE === 'true' ? allWidths : [294, 656]

/** Every catalog drawing in the export, without duplicates. */
function collectDrawings(pages: readonly string[]): string[] {
  const drawings = pages.flatMap((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    return [...page.querySelectorAll('figure:is(.drawn, .graph):not(figure figure)')].map(({ outerHTML }) => outerHTML)
  })
  return [...new Set(drawings)]
}

/** Words in running text that are broken across lines, and names wider than their box, with their drawing. */
function findProblems(drawings: readonly string[]): string[] {
  const host = document.querySelector('.prose')
  if (host === null) throw new Error('The page has no .prose.')
  const countLines = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  const getContents = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range
  }
  const getRight = (node: Node) => Math.max(...[...getContents(node).getClientRects()].map((rect) => rect.right))
  const findBrokenWords = () => {
    const words: string[] = []
    const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      // Code and URLs may break anywhere.
      if (node.parentElement?.closest('code, pre, .tag, .owner-mail, .file-text') !== null) continue
      const text = node.textContent ?? ''
      // Most texts are on one line, and measuring each of their words would take long.
      if (text.includes('://') || text.trim() === '' || countLines(getContents(node)) < 2) continue
      for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (countLines(range) > 1) words.push(word)
      }
    }
    return words
  }
  const findWideNames = () => {
    const notes = [...host.querySelectorAll<HTMLElement>('.page-graph :is(li, p), .walk-index button, .body-tiles li')]
    const wide = notes.filter((note) => getRight(note) > note.getBoundingClientRect().right + 0.5)
    const shapes = [...host.querySelectorAll<SVGGraphicsElement>('.g-note, .g-box, .g-store, .e-box')]
    const cut = shapes.filter((shape) => {
      const edges = [...shape.children].filter(({ localName }) => ['rect', 'path'].includes(localName))
      const words = shape.querySelector('text')?.getBoundingClientRect()
      if (words === undefined || words.width === 0) return false
      return words.right > Math.max(...edges.map((edge) => edge.getBoundingClientRect().right)) + 0.5
    })
    return [...wide, ...cut].map(({ textContent }) => textContent)
  }
  const found = drawings.flatMap((html) => {
    host.innerHTML = html
    const name = host.firstElementChild?.getAttribute('aria-label') ?? ''
    return [...findBrokenWords(), ...findWideNames()].map((words) => `${words}: ${name}`)
  })
  return [...new Set(found)]
}

test('No drawing breaks a word or lets one overflow its box, at any width', async ({ page }) => {
  await page.goto('/docs/contributing/drawings')
  await page.evaluate(() => document.fonts.ready)
  const pages = listExportedPages('out')
    .map(({ file }) => readFileSync(path.join('out', file), 'utf8'))
    .filter((html) => /<figure class="(drawn|graph)/.test(html))
  const drawings = await page.evaluate(collectDrawings, pages)
  expect(drawings.length).toBeGreaterThan(60)
  const found: string[] = []
  for (const width of frameWidths) {
    await page.setViewportSize({ width: width < 400 ? 360 : 1440, height: 900 })
    await page.locator('.prose').evaluate((prose, size) => {
      prose.style.cssText = `width: ${size}px; max-width: none`
    }, width)
    found.push(...(await page.evaluate(findProblems, drawings)).map((words) => `${width} px  ${words}`))
  }
  expect(found).toEqual([])
})
