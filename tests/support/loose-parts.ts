import type { Page } from '@playwright/test'
import { findViolations } from './axe'

/**
 * What stands outside of all landmarks, by axe's rule `region`. The rule goes through the whole page, and what it finds
 * depends only on the parts that no landmark holds; the same parts are judged once.
 * @param judged what needs no second look; what is new is added
 */
export async function findLooseParts(page: Page, judged: Set<string>): Promise<string[]> {
  const frame = await page.evaluate(() => {
    const write = (element: Element): string => {
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('role') ?? ''}]`
      if (element.matches('main, nav, header, footer, aside')) return name
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      return `${name}${isShown ? '+' : '-'}${hasText ? 't' : ''}(${[...element.children].map(write).join()})`
    }
    return write(document.body)
  })
  if (judged.has(frame)) return []
  judged.add(frame)
  return findViolations(page, { rules: ['region'] })
}
