import { expect, holdScripts, interceptFromStart, test } from '../support/e2e'

const index = '/docs/sdk'
const page1 = '/docs/sdk/function/getEvent'

test.describe('The index of SDK functions', () => {
  test('filters while typing, shows the number of matches, and hides headings without any', async ({ page }) => {
    await page.goto(index)
    const shown = page.locator('.sdk-groups li:visible')
    await expect(page.getByRole('status')).toHaveText('111 functions')
    await page.getByLabel('Filter functions').fill('service add')
    await expect(page.getByRole('status')).not.toHaveText('111 functions')
    await expect(page.getByRole('status')).toHaveText(`${await shown.count()} functions`)
    await expect(shown.getByText('addEventToService', { exact: true })).toBeVisible()
    await expect(page.locator('.sdk-groups h3:visible')).not.toContainText(['Users'])
    expect(await shown.count()).toBeLessThan(20)
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

  test('filters by verb, also with the keyboard', async ({ page }) => {
    await page.goto(index)
    await page.getByLabel('All').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('Write', { exact: true })).toBeChecked()
    await expect(page.getByRole('status')).not.toHaveText('111 functions')
    const names = await page.locator('.sdk-groups li:visible a').allTextContents()
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !name.startsWith('write'))).toEqual([])
  })

  test('says so when nothing matches, and Enter opens the function that was typed', async ({ page }) => {
    await page.goto(index)
    const field = page.getByLabel('Filter functions')
    await field.fill('kafka topic')
    await expect(page.getByRole('status')).toHaveText('No functions match “kafka topic”.')
    await field.fill('getevent')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/docs\/sdk\/function\/getEvent$/)
  })

  test('is complete without JavaScript and has no field that does nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}${index}`)
    await expect(page.locator('.sdk-groups li')).toHaveCount(111)
    await expect(page.getByRole('search', { name: 'SDK functions', includeHidden: true })).toBeHidden()
    await context.close()
  })
})

test.describe('Types in an example', () => {
  const shows = (name: Element) => getComputedStyle(name, '::after').content

  test('are shown when their name has focus, and Escape hides them', async ({ page }) => {
    await page.goto(page1)
    await expect(page.locator('.code-tools').first()).toBeVisible()
    const name = page.locator('.q', { hasText: /^event$/ }).first()
    expect(await name.evaluate(shows)).toBe('none')
    await name.focus()
    expect(await name.evaluate(shows)).toBe('"const event: Event"')
    // The Escape handler started loading when the name received focus.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return name.evaluate(shows)
      })
      .toBe('none')
    await name.blur()
    await name.focus()
    expect(await name.evaluate(shows)).toBe('"const event: Event"')
  })

  test('are reachable with the Tab key', async ({ page }) => {
    await page.goto(page1)
    await page.locator('#example a').focus()
    const types = new Set<string>()
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      types.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-description') ?? ''))
    }
    expect([...types]).toContain('const event: Event')
  })

  test('work without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}${page1}`)
    const name = page.locator('.q', { hasText: /^event$/ }).first()
    await name.hover()
    expect(await name.evaluate(shows)).toBe('"const event: Event"')
    await context.close()
  })

  test("aren't copied with the block", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(page1)
    const block = page.locator('docs-code').nth(1)
    await block.getByRole('button', { name: 'Copy' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain("const event = await getEvent('OrderPlaced', 'latest', {")
    expect(copied).not.toContain('const event: Event')
  })

  test('fit in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(page1)
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

test("A function's page links to its note, its source and its neighbors", async ({ page }) => {
  await page.goto(page1)
  await expect(page.getByRole('link', { name: 'Source: src/events.ts' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/event-catalog\/sdk\/blob\/v2\.9\.2\/src\/events\.ts#L\d+$/,
  )
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText(['SDK', 'Events'])
  await expect(page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link')).toHaveCount(2)
})
