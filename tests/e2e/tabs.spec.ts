import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

/** The sets of tabs below a heading of the components page. */
function getTabs(page: Page, group: string) {
  return page.locator(`docs-tabs[group="${group}"]`)
}

async function open(page: Page, query = '') {
  await page.goto(addresses.components + query)
  await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
  // Their script comes when somebody does.
  await page.locator('docs-tabs').first().dispatchEvent('focusin')
  await page.waitForFunction(() => customElements.get('docs-tabs') !== undefined)
}

test.describe('Tabs', () => {
  test('answer a press that came before their script, once it is there', async ({ page }) => {
    await page.goto(addresses.components)
    await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
    expect(await page.evaluate(() => customElements.get('docs-tabs') === undefined)).toBe(true)
    const tab = page.locator('docs-tabs').first().getByRole('tab').nth(1)
    await tab.evaluate((button: HTMLElement) => button.click())
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  })

  test('exactly one tab of a set is selected, can be reached by Tab and names the panel that shows', async ({
    page,
  }) => {
    await open(page)
    const wrong = await page.locator('docs-tabs').evaluateAll((all) =>
      all.flatMap((set) => {
        const tabs = [...set.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
        const chosen = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true')
        const reachable = tabs.filter((tab) => tab.tabIndex === 0)
        const shown = [...set.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')].filter(
          (panel) => panel.offsetParent !== null,
        )
        const isRight =
          chosen.length === 1 &&
          reachable[0] === chosen[0] &&
          reachable.length === 1 &&
          shown.length === 1 &&
          shown[0]?.id === chosen[0]?.getAttribute('aria-controls') &&
          shown[0]?.getAttribute('aria-labelledby') === chosen[0]?.id
        return isRight ? [] : [set.innerHTML.slice(0, 120)]
      }),
    )
    expect(wrong).toEqual([])
  })

  for (const { keys, selected } of [
    { keys: ['ArrowRight'], selected: 'yarn' },
    { keys: ['ArrowRight', 'ArrowRight', 'ArrowLeft'], selected: 'yarn' },
    { keys: ['ArrowLeft'], selected: 'bun' },
    { keys: ['End'], selected: 'bun' },
    { keys: ['End', 'ArrowRight'], selected: 'npm' },
    { keys: ['End', 'Home'], selected: 'npm' },
  ]) {
    test(`the keys ${keys.join(', ')} lead from npm to ${selected}`, async ({ page }) => {
      await open(page)
      const managers = getTabs(page, 'package-manager')
      await managers.getByRole('tab', { name: 'npm', exact: true }).focus()
      for (const key of keys) await page.keyboard.press(key)
      const tab = managers.getByRole('tab', { name: selected, exact: true })
      await expect(tab).toBeFocused()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(managers.getByRole('tabpanel')).toContainText(selected === 'npm' ? 'npm install' : `${selected} add`)
    })
  }

  test('Tab leads from the selected tab into its panel, not to the other tabs', async ({ page }) => {
    await open(page)
    const managers = getTabs(page, 'package-manager')
    await managers.getByRole('tab', { name: 'npm', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(managers.getByRole('tabpanel').getByRole('button', { name: 'Wrap long lines' })).toBeFocused()
  })

  test('a choice holds for every set of its group on the page, and for no other', async ({ page }) => {
    await open(page)
    const formats = getTabs(page, 'format')
    await expect(formats).toHaveCount(2)
    await formats.first().getByRole('tab', { name: 'Avro' }).click()
    for (const set of await formats.all())
      await expect(set.getByRole('tab', { name: 'Avro' })).toHaveAttribute('aria-selected', 'true')
    await formats.nth(1).getByRole('tab', { name: 'JSON Schema' }).click()
    for (const set of await formats.all())
      await expect(set.getByRole('tab', { name: 'JSON Schema' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { name: 'Static' })).toHaveAttribute('aria-selected', 'true')
  })

  test('the choice is kept after a reload and on the next page', async ({ page }) => {
    await open(page)
    await getTabs(page, 'package-manager').getByRole('tab', { name: 'pnpm' }).click()
    await page.reload()
    await expect(getTabs(page, 'package-manager').getByRole('tab', { name: 'pnpm' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.goto(addresses.howTo)
    const sets = getTabs(page, 'package-manager')
    for (const set of await sets.all())
      await expect(set.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true')
    expect(await sets.count()).toBeGreaterThan(0)
  })

  test('?tab= wins over what is stored, and is not stored itself', async ({ page }) => {
    await open(page)
    await getTabs(page, 'format').first().getByRole('tab', { name: 'JSON Schema' }).click()
    await open(page, '?tab=avro&tab=yarn')
    for (const set of await getTabs(page, 'format').all())
      await expect(set.getByRole('tab', { name: 'Avro' })).toHaveAttribute('aria-selected', 'true')
    await expect(getTabs(page, 'package-manager').getByRole('tab', { name: 'yarn', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await open(page)
    await expect(getTabs(page, 'format').first().getByRole('tab', { name: 'JSON Schema' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('what was pressed stays at its place when panels above it change their height', async ({ page }) => {
    await open(page)
    const second = getTabs(page, 'format').nth(1)
    await getTabs(page, 'format')
      .first()
      .locator('.tab-panel')
      .first()
      .evaluate((panel) => {
        panel.style.minHeight = '900px'
      })
    const tab = second.getByRole('tab', { name: 'JSON Schema' })
    await second.getByRole('tab', { name: 'Avro' }).click()
    await tab.scrollIntoViewIfNeeded()
    const before = await tab.boundingBox()
    await tab.click()
    await expect(getTabs(page, 'format').first().getByRole('tabpanel')).toHaveCSS('min-height', '900px')
    await expect.poll(async () => Math.abs(((await tab.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
  })

  test('a choice is painted from the start, so nothing moves', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs:package-manager', 'pnpm'))
    await page.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    await page.goto(addresses.howTo)
    await expect(getTabs(page, 'package-manager').first().getByRole('tab', { name: 'pnpm' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(getTabs(page, 'package-manager').first().getByRole('tabpanel')).toContainText('pnpm')
  })

  for (const value of ['', 'no such tab', '"npm"', '{"a":1}', '\u0000']) {
    test(`the stored value ${JSON.stringify(value)} leaves the first tab selected`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('tabs:package-manager', text), value)
      await open(page)
      await expect(getTabs(page, 'package-manager').getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    })
  }

  test('blocked storage does no harm: tabs change, and groups with them', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await open(page)
    await getTabs(page, 'format').first().getByRole('tab', { name: 'Avro' }).click()
    for (const set of await getTabs(page, 'format').all())
      await expect(set.getByRole('tab', { name: 'Avro' })).toHaveAttribute('aria-selected', 'true')
  })
})
