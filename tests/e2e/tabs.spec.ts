import type { Page } from '@playwright/test'
import { addresses, expect, test } from '../support/e2e'

const getTabs = (page: Page, group: string) => page.locator(`docs-tabs[group="${group}"]`)
const getManager = (page: Page, name: string) =>
  getTabs(page, 'package-manager').first().getByRole('tab', { name, exact: true })

async function open(page: Page, query = '') {
  await page.goto(addresses.components + query)
  await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
  // The tabs script loads on the first interaction.
  await page.locator('docs-tabs').first().dispatchEvent('focusin')
  await page.waitForFunction(() => customElements.get('docs-tabs') !== undefined)
}

async function expectSelected(page: Page, group: string, name: string) {
  for (const set of await getTabs(page, group).all())
    await expect(set.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
}

test.describe('Tabs', () => {
  test('react to a click made before their script loaded, have one selected tab that labels the visible panel, and are selected with the arrow keys, Home and End', async ({
    page,
  }) => {
    await page.goto(addresses.components)
    await page.waitForFunction(() => customElements.get('docs-toc') !== undefined)
    expect(await page.evaluate(() => customElements.get('docs-tabs') === undefined)).toBe(true)
    const tab = page.locator('docs-tabs').first().getByRole('tab').nth(1)
    await tab.evaluate((button: HTMLElement) => button.click())
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const problems = await page.locator('docs-tabs').evaluateAll((all) =>
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
    expect(problems).toEqual([])
    const managers = getTabs(page, 'package-manager')
    await getManager(page, 'npm').focus()
    for (const [key, name] of [
      ['ArrowRight', 'yarn'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(getManager(page, name)).toBeFocused()
      await expect(getManager(page, name)).toHaveAttribute('aria-selected', 'true')
      await expect(managers.getByRole('tabpanel')).toContainText(name === 'npm' ? 'npm install' : `${name} add`)
    }
    await page.keyboard.press('Tab')
    await expect(managers.getByRole('tabpanel').getByRole('button', { name: 'Wrap long lines' })).toBeFocused()
  })

  test("stay under the pointer when panels above them change height, and sync with groups of the same name, also after a reload and on the next page, unless the URL has ?tab=, which isn't stored", async ({
    page,
  }) => {
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
    await expect(getTabs(page, 'format')).toHaveCount(2)
    await getTabs(page, 'format').first().getByRole('tab', { name: 'Avro' }).click()
    await expectSelected(page, 'format', 'Avro')
    await getTabs(page, 'format').nth(1).getByRole('tab', { name: 'JSON Schema' }).click()
    await expectSelected(page, 'format', 'JSON Schema')
    await expect(page.getByRole('tab', { name: 'Static' })).toHaveAttribute('aria-selected', 'true')
    await getManager(page, 'pnpm').click()
    await page.reload()
    await expectSelected(page, 'package-manager', 'pnpm')
    await page.goto(addresses.howTo)
    await expect(getManager(page, 'pnpm')).toBeVisible()
    await expectSelected(page, 'package-manager', 'pnpm')
    await open(page, '?tab=avro&tab=yarn')
    await expectSelected(page, 'format', 'Avro')
    await expectSelected(page, 'package-manager', 'yarn')
    await open(page)
    await expectSelected(page, 'format', 'JSON Schema')
    await expectSelected(page, 'package-manager', 'pnpm')
  })

  test('show the stored choice on first paint, without any script file', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs:package-manager', 'pnpm'))
    await page.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    await page.goto(addresses.howTo)
    await expect(getManager(page, 'pnpm')).toHaveAttribute('aria-selected', 'true')
    await expect(getTabs(page, 'package-manager').first().getByRole('tabpanel')).toContainText('pnpm')
  })
})
