import type { Page } from '@playwright/test'

/** Elements that extend past the window without being inside a scroll container. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document
    if (root.scrollWidth <= root.clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5)
  })
}
