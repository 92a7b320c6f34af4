import type { Page } from '@playwright/test'
import { findViolations } from './axe'

/** Rules that depend on color, and so on the mode. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/** Color combinations that this worker has already checked, across all pages. */
export type CheckedColors = Set<string>

/**
 * Axe's color findings for the page in its current state. Axe looks up the background of every single word, which takes
 * most of its time and finds the same few hundred combinations on every page. So each combination of what affects the
 * result (colors, size, weight, decoration, background, and the class of any positioned ancestor) is only checked the
 * first time it appears.
 * @param checked combinations to skip; new ones are added
 */
export async function findColorViolations(page: Page, checked: CheckedColors): Promise<string[]> {
  const combinations = await page.evaluate(() => {
    interface Paint {
      /** Backgrounds from the text's own box up to the first opaque one. */
      background: string
      /** Ancestor styles that affect the whole box. */
      effects: string
    }
    const paints = new Map<Element, Paint>()
    const getPaint = (element: Element | null): Paint => {
      if (element === null) return { background: '', effects: '' }
      const known = paints.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, clipPath } =
        getComputedStyle(element)
      const isPlain = backgroundImage === 'none'
      const own = isPlain && /^rgba\(.*, 0\)$/.test(backgroundColor) ? '' : `${backgroundColor} ${backgroundImage}`
      const isCovering = isPlain && /^(rgb|color|lab|oklab|lch|oklch)\([^/]*\)$/.test(backgroundColor)
      const isAbove = !['static', 'relative'].includes(position)
      // Axe skips clipped text, so the same combination elsewhere still has to be checked.
      const effects = [opacity === '1' ? '' : opacity, filter, mixBlendMode, clipPath, isAbove ? element.className : '']
      const behind = getPaint(element.parentElement)
      const paint = {
        background: isCovering ? own : own === '' ? behind.background : `${own} < ${behind.background}`,
        effects: effects.join() === ',none,normal,none,' ? behind.effects : `${effects.join()} < ${behind.effects}`,
      }
      paints.set(element, paint)
      return paint
    }
    /** What distinguishes a link from the text around it. */
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
      const { background, effects } = getPaint(element)
      return [color, fontSize, fontWeight, textShadow, mark, state, background, effects].join(' ; ')
    })
  })
  const fresh = combinations.flatMap((combination, index) => {
    if (checked.has(combination)) return []
    checked.add(combination)
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

/** Like {@link findColorViolations}, in light and dark mode. Ends in the mode it started in. */
export async function findColorViolationsInBothModes(page: Page, checked: CheckedColors): Promise<string[]> {
  const found: string[] = []
  const setMode = (mode: string | undefined) =>
    page.evaluate(async (value) => {
      const before = document.documentElement.dataset.theme
      document.documentElement.dataset.theme = value ?? 'light'
      // Check colors after they've been painted, not during the transition between modes.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      return before
    }, mode)
  const before = await setMode('light')
  found.push(...(await findColorViolations(page, checked)))
  await setMode('dark')
  found.push(...(await findColorViolations(page, checked)))
  await setMode(before)
  return found
}
