import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe'
import { colorRules, findColorViolationsInBothModes } from '../support/color-violations'
import { waitForLinks, expect, holdScripts, interceptFromStart, openReady, test, widths } from '../support/e2e'

const index = '/integrations'
const cards = '.integration-card'

const getCards = (page: Page) => page.locator(`integration-filter section ${cards}:visible`)
const getCount = (page: Page) => page.locator('integration-filter output')
const getField = (page: Page) => page.getByLabel('Filter integrations')

test.describe('The integrations index', () => {
  test("filters by text, including words that aren't on the card, and opens the first match with Enter", async ({
    page,
  }) => {
    // Axe would read colors in the middle of the transition between the modes.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openReady(page, `${index}?kind=nothing`)
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(getCount(page)).toHaveText('20 integrations, 3 coming soon')
    await openReady(page, index)
    await getField(page).fill('avro registry')
    await expect(getCount(page)).toHaveText('3 integrations, 1 coming soon')
    await expect(page.locator('section[data-kind]:visible h2')).toHaveText(['Schema registries'])
    await expect(page).toHaveURL(/\/integrations\?q=avro\+registry$/)
    await getField(page).fill('no such thing')
    await expect(getCount(page)).toHaveText('No integrations')
    await expect(page.getByText('No integrations match.')).toBeVisible()
    const found = await findViolations(page, { except: colorRules })
    found.push(...(await findColorViolationsInBothModes(page, new Set())))
    expect(found).toEqual([])
    await getField(page).fill('')
    await expect(getCards(page)).toHaveCount(23)
    await expect(page).toHaveURL(/\/integrations$/)
    await getField(page).fill('webhook')
    await getField(page).press('Enter')
    await expect(page).toHaveURL(/\/integrations\/hookdeck$/)
  })

  test('applies text typed before its script loaded', async ({ page }) => {
    await interceptFromStart(page)
    await page.goto(index)
    const release = await holdScripts(page)
    await getField(page).pressSequentially('avro registry')
    await expect(getCards(page)).toHaveCount(23)
    release()
    await expect(getCount(page)).toHaveText('3 integrations, 1 coming soon')
    await expect(getField(page)).toHaveValue('avro registry')
    await expect(page).toHaveURL(/\/integrations\?q=avro\+registry$/)
  })

  test('filters by type with the keyboard, also after a reload or going back, and on a phone', async ({ page }) => {
    await page.goto(index)
    await page.getByRole('radio', { name: 'All' }).focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Schema registries' })).toBeChecked()
    await expect(getCards(page)).toHaveCount(4)
    await expect(page).toHaveURL(/\?kind=registry$/)
    await page.reload()
    await expect(getCards(page)).toHaveCount(4)
    await expect(page.getByRole('radio', { name: 'Schema registries' })).toBeChecked()
    await getCards(page).getByRole('link', { name: 'AWS Glue Schema Registry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AWS Glue Schema Registry')
    await waitForLinks(page)
    await page.goBack()
    await expect(getCount(page)).toHaveText('3 integrations, 1 coming soon')

    await page.setViewportSize({ width: widths.least, height: 640 })
    for (const label of await page.locator('integration-filter fieldset label').all()) {
      const box = await label.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    await page.locator('integration-filter fieldset label', { hasText: 'Platforms' }).click()
    await expect(page).toHaveURL(/\?kind=platform$/)
    await expect(getCards(page)).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.least)
  })

  test.describe('without script files', () => {
    test.use({ expectedMessages: [/net::ERR_FAILED/] })

    test('applies the filter from the URL', async ({ page }) => {
      await page.route('**/_next/static/**/*.js', (route) => route.abort())
      await page.goto(`${index}?kind=diagram&q=board`)
      await expect(getCards(page).getByRole('link')).toHaveText(['FigJam', 'Miro'])
    })
  })

  test('is complete without JavaScript, with links to types instead of the filter', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}${index}`)
    await expect(getCards(page)).toHaveCount(23)
    await expect(page.locator('integration-filter form')).toBeHidden()
    await page.getByRole('navigation', { name: 'Integration categories' }).getByText('Assistants').click()
    await expect(page).toHaveURL(/#assistant$/)
    await expect(page.getByRole('heading', { name: 'Assistants' })).toBeInViewport()
    await context.close()
  })
})

test.describe('An integration page', () => {
  test('has commands to copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/integrations/openapi')
    await page.locator('[data-slot=start]').getByRole('button', { name: 'Copy' }).first().click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npx @eventcatalog/create-eventcatalog@latest my-catalog --template openapi',
    )
    await expect(page.locator('#configure + * code')).toContainText('@eventcatalog/generator-openapi')
  })
})
