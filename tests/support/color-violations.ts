import type { Page } from '@playwright/test'
import { findViolations } from './axe'

/** What depends on colours, and so on the mode. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/** Combinations of colours that one worker has had judged, over all pages. */
export type Judged = Set<string>

/**
 * What axe finds about colours on a page as it is now. Axe looks up what lies behind every single word, which takes
 * most of its time and finds the same few hundred combinations on all pages. So each combination of what the finding
 * depends on (colours, size, weight, decoration, what is painted behind it, and the class of whatever lies above the
 * flow) is judged where it is met first.
 * @param judged what needs no second look; what is new is added
 */
export async function findColorViolations(page: Page, judged: Judged): Promise<string[]> {
  const combinations = await page.evaluate(() => {
    interface Paint {
      /** Colours from the text's own box down to the first that covers all. */
      ground: string
      /** What changes the box as a whole, on the way up to the page. */
      effects: string
    }
    const paints = new Map<Element, Paint>()
    const getPaint = (element: Element | null): Paint => {
      if (element === null) return { ground: '', effects: '' }
      const known = paints.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, clipPath } =
        getComputedStyle(element)
      const isPlain = backgroundImage === 'none'
      const own = isPlain && /^rgba\(.*, 0\)$/.test(backgroundColor) ? '' : `${backgroundColor} ${backgroundImage}`
      const isCovering = isPlain && /^(rgb|color|lab|oklab|lch|oklch)\([^/]*\)$/.test(backgroundColor)
      const isAbove = !['static', 'relative'].includes(position)
      // Axe doesn't judge text that is clipped away, so what looks like it elsewhere still has to be judged.
      const effects = [opacity === '1' ? '' : opacity, filter, mixBlendMode, clipPath, isAbove ? element.className : '']
      const behind = getPaint(element.parentElement)
      const paint = {
        ground: isCovering ? own : own === '' ? behind.ground : `${own} < ${behind.ground}`,
        effects: effects.join() === ',none,normal,none,' ? behind.effects : `${effects.join()} < ${behind.effects}`,
      }
      paints.set(element, paint)
      return paint
    }
    /** What tells a link from the words around it. */
    const getLinkStyle = (element: Element) => {
      const { color, textDecorationLine, borderBottom, fontStyle, fontWeight } = getComputedStyle(element)
      return [color, textDecorationLine, borderBottom, fontStyle, fontWeight].join(' ')
    }
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    const isDisabled = (element: Element) => element.closest('[disabled], [aria-disabled=true], label') !== null
    const candidates = [...document.body.querySelectorAll('*')].filter(
      (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }),
    )
    ;(window as unknown as { candidates: Element[] }).candidates = candidates
    return candidates.map((element) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      const link = element.closest('a')
      const mark = link === null ? '' : `${getLinkStyle(link)} in ${getLinkStyle(link.parentElement ?? link)}`
      const isUnique = element.matches('input, select, textarea')
      const state = `${isUnique ? element.className : ''} ${isDisabled(element)} ${element.namespaceURI}`
      const { ground, effects } = getPaint(element)
      return [color, fontSize, fontWeight, textShadow, mark, state, ground, effects].join(' ; ')
    })
  })
  const fresh = combinations.flatMap((combination, index) => {
    if (judged.has(combination)) return []
    judged.add(combination)
    return [index]
  })
  await page.evaluate((indexes) => {
    const { candidates } = window as unknown as { candidates: Element[] }
    for (const element of document.querySelectorAll('[data-judged]')) element.removeAttribute('data-judged')
    for (const index of indexes) candidates[index]?.setAttribute('data-judged', '')
  }, fresh)
  if (fresh.length === 0) return []
  return findViolations(page, { include: '[data-judged]', rules: colorRules })
}
