import type { Page } from '@playwright/test'
import { findViolations } from './axe'

/**
 * Content outside all landmarks, according to axe's `region` rule. The rule scans the whole page, but the result only
 * depends on the parts outside landmarks, so the same parts are checked once.
 * @param checked parts to skip; new ones are added
 */
export async function findLooseParts(page: Page, checked: Set<string>): Promise<string[]> {
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
  if (checked.has(frame)) return []
  checked.add(frame)
  return findViolations(page, { rules: ['region'] })
}
