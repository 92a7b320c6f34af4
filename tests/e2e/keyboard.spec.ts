import type { Page } from '@playwright/test'
import { addresses, expect, openReady, test, widths } from '../support/e2e'

const kinds = { ...addresses, start: '/', docs: '/docs', notFound: '/404' }

/** The outline width of the focused element. */
const getRing = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth)
  })

test.describe('Focus', () => {
  test.describe('while tabbing through a page', () => {
    // Focusing a link prefetches its page, which may leave preloaded styles unused for a while.
    test.use({ expectedMessages: [/was preloaded using link preload but not used/] })

    test('is visible on every control from the first Tab to the next click', async ({ page }) => {
      await openReady(page, addresses.howTo)
      const root = page.locator('html')
      await expect(root).not.toHaveClass(/keyboard/)
      const without: string[] = []
      for (let count = 0; count < 60; count++) {
        await page.keyboard.press('Tab')
        if (count === 0) await expect(root).toHaveClass(/keyboard/)
        if (await page.evaluate(() => document.activeElement === document.body)) break
        if ((await getRing(page)) < 2)
          without.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''))
      }
      expect(without).toEqual([])
      await page.getByRole('heading', { level: 1 }).click()
      await expect(root).not.toHaveClass(/keyboard/)
      await page.keyboard.press('ArrowDown')
      await expect(root).toHaveClass(/keyboard/)
    })
  })

  test("isn't visible when a script moves it for a mouse user, except in a field", async ({ page }) => {
    await openReady(page, '/404')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.getElementById('content')?.focus())
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await getRing(page)).toBe(0)
    await page.getByLabel('Search the site').click()
    await expect(page.locator('html')).not.toHaveClass(/keyboard/)
    expect(await getRing(page)).toBeGreaterThanOrEqual(2)
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the skip link is visible on focus and skips the bar', async ({ page }) => {
      // The first page has the site header, the second the docs bar.
      for (const path of ['/', addresses.howTo]) {
        if (javaScriptEnabled) await openReady(page, path)
        else await page.goto(path)
        await page.keyboard.press('Tab')
        const link = page.getByRole('link', { name: 'Skip to content' })
        await expect(link, path).toBeFocused()
        await expect(link, path).toBeInViewport()
        await expect(link, path).toHaveCSS('outline-style', 'solid')
        await page.keyboard.press('Enter')
        await expect(page.locator('#content'), path).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(page.locator('#content :focus'), path).toHaveCount(1)
      }
    })
  })
}

/**
 * WCAG 2.5.8, with its exceptions: links within a sentence, and smaller targets whose 24 px circle touches no other
 * target.
 */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (control: Element) => {
      // A link in inline code is as tall as its line.
      if (control.matches('pre .q')) return true
      const around = control.parentElement?.closest(':not(sup, strong, em, code)')
      const own = control.textContent?.trim() ?? ''
      return control.tagName === 'A' && (around?.textContent?.trim() ?? '').length > own.length + 1
    }
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input, textarea, [tabindex="0"]'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.matches(':disabled, .skip-link') && control.closest('[inert]') === null)
      .map((control) => {
        const box = control.getBoundingClientRect()
        // Allow half a pixel for rounding.
        return { control, box, isSmall: box.width < 23.5 || box.height < 23.5 }
      })
    const isCrowded = ({ control, box }: (typeof all)[number]) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return all.some((other) => {
        if (other.control.contains(control) || control.contains(other.control)) return false
        const { left, right, top, bottom } = other.box
        const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
        const between = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2)
        return distance < 12 || (other.isSmall && between < 24)
      })
    }
    return all
      .filter((target) => target.isSmall && !isInSentence(target.control) && isCrowded(target))
      .map(
        ({ control, box }) =>
          `${control.tagName} ${control.className} “${control.textContent?.trim().slice(0, 30)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
      )
  })
}

test('Targets are at least 24 by 24 px on every type of page', async ({ page }) => {
  for (const [kind, path] of Object.entries(kinds)) {
    await page.setViewportSize({ width: widths.phone, height: 900 })
    await openReady(page, path)
    expect(await findSmallTargets(page), `${kind} on a phone`).toEqual([])
    await page.setViewportSize({ width: widths.desktop, height: 900 })
    expect(await findSmallTargets(page), `${kind} on a desktop`).toEqual([])
  }
  await openReady(page, addresses.howTo)
  await page.keyboard.press('?')
  await expect(page.getByRole('checkbox')).toBeVisible()
  expect(await findSmallTargets(page), 'list of shortcuts').toEqual([])
})
