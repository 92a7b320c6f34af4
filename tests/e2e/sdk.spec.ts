import { expect, holdScripts, interceptFromStart, test } from '../support/e2e'

const index = '/docs/sdk'
const page1 = '/docs/sdk/function/getEvent'

/** The type shown for a name. */
const readType = (name: Element) => getComputedStyle(name, '::after').content

test.describe('The index of SDK functions', () => {
  test('filters while typing or by verb, hides headings without matches, and Enter opens the function that was typed', async ({
    page,
  }) => {
    await page.goto(index)
    const shown = page.locator('.sdk-groups li:visible')
    const status = page.getByRole('status')
    const field = page.getByLabel('Filter functions')
    await expect(status).toHaveText('111 functions')
    await field.fill('service add')
    await expect(status).not.toHaveText('111 functions')
    await expect(status).toHaveText(`${await shown.count()} functions`)
    await expect(shown.getByText('addEventToService', { exact: true })).toBeVisible()
    await expect(page.locator('.sdk-groups h3:visible')).not.toContainText(['Users'])
    expect(await shown.count()).toBeLessThan(20)

    await field.fill('')
    await expect(status).toHaveText('111 functions')
    await page.getByLabel('All').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Write', { exact: true })).toBeChecked()
    await expect(status).not.toHaveText('111 functions')
    const names = await shown.locator('a').allTextContents()
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !name.startsWith('write'))).toEqual([])

    await page.getByLabel('All').check()
    await field.fill('kafka topic')
    await expect(status).toHaveText('No functions match “kafka topic”.')
    await field.fill('getevent')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/docs\/sdk\/function\/getEvent$/)
  })

  test('applies text typed before its script loaded', async ({ page }) => {
    await interceptFromStart(page)
    await page.goto(index)
    const release = await holdScripts(page)
    const field = page.getByLabel('Filter functions')
    await field.pressSequentially('addEventToService')
    await expect(page.getByRole('status')).toHaveText('111 functions')
    release()
    await expect(page.getByRole('status')).toHaveText('1 function')
    await expect(field).toHaveValue('addEventToService')
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the index is complete and has no field that does nothing, and types in an example are shown', async ({
    page,
  }) => {
    await page.goto(index)
    await expect(page.locator('.sdk-groups li')).toHaveCount(111)
    await expect(page.getByRole('search', { name: 'SDK functions', includeHidden: true })).toBeHidden()
    await page.goto(page1)
    const name = page.locator('.q', { hasText: /^event$/ }).first()
    await name.hover()
    expect(await name.evaluate(readType)).toBe('"const event: Event"')
  })
})

test.describe("A function's page", () => {
  test('shows types in its example when their name has focus, until Escape, and fits them in a narrow window', async ({
    page,
  }) => {
    await page.goto(page1)
    await expect(page.locator('.code-tools').first()).toBeVisible()
    const name = page.locator('.q', { hasText: /^event$/ }).first()
    expect(await name.evaluate(readType)).toBe('none')
    await name.focus()
    expect(await name.evaluate(readType)).toBe('"const event: Event"')
    // The Escape handler started loading when the name received focus.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return name.evaluate(readType)
      })
      .toBe('none')
    await name.blur()
    await name.focus()
    expect(await name.evaluate(readType)).toBe('"const event: Event"')

    await page.locator('#example a').focus()
    const types = new Set<string>()
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      types.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-description') ?? ''))
    }
    expect([...types]).toContain('const event: Event')

    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('.q').first().focus()
    const box = await page
      .locator('.q')
      .first()
      .evaluate((name) => {
        const { position, left, right, bottom } = getComputedStyle(name, '::after')
        return { position, left, right, bottom }
      })
    expect(box).toEqual({ position: 'fixed', left: '16px', right: '16px', bottom: '16px' })
  })

  test('copies its example without types, and links to its note, its source and its neighbors', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(page1)
    const block = page.locator('docs-code').nth(1)
    await block.getByRole('button', { name: 'Copy' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain("const event = await getEvent('OrderPlaced', 'latest', {")
    expect(copied).not.toContain('const event: Event')
    await expect(page.getByRole('link', { name: 'Source: src/events.ts' })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/event-catalog\/sdk\/blob\/v2\.9\.2\/src\/events\.ts#L\d+$/,
    )
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText(['SDK', 'Events'])
    await expect(page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link')).toHaveCount(2)
  })
})

test('No SDK page scrolls sideways at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  for (const path of [
    index,
    '/docs/sdk/types',
    page1,
    '/docs/sdk/function/addEventToService',
    '/docs/sdk/function/writeDataStoreToService',
  ]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(768)
  }
})
