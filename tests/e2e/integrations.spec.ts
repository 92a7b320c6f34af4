import type { Page } from '@playwright/test'
import { findViolations } from '../support/axe'
import { expect, holdScripts, openReady, test } from '../support/e2e'

const index = '/integrations'
const cards = '.integration-card'

const getCards = (page: Page) => page.locator(`.integration-lists ${cards}:visible`)
const getCount = (page: Page) => page.locator('integration-filter output')
const getField = (page: Page) => page.getByLabel('Filter integrations')

test.describe('The index of integrations', () => {
  test('lists 23 of them by kind, with badges for new ones and those that come', async ({ page }) => {
    await page.goto(index)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(getCards(page)).toHaveCount(23)
    await expect(getCount(page)).toHaveText('23 integrations')
    await expect(page.locator(cards).filter({ hasText: 'New' }).getByRole('link')).toHaveText(['GraphQL'])
    const coming = page.locator(cards).filter({ hasText: 'Coming soon' }).getByRole('link')
    await expect(coming).toHaveText(['Gravitee', 'Solace', 'Apicurio Registry'])
  })

  test('narrows down by words, also by those that no card shows, and tells how many are left', async ({ page }) => {
    await page.goto(index)
    await getField(page).fill('avro registry')
    await expect(getCount(page)).toHaveText('4 integrations')
    await expect(page.locator('section[data-kind]:visible h2')).toHaveText(['Schema registries'])
    await expect(page).toHaveURL(/\/integrations\?q=avro\+registry$/)
    await getField(page).fill('no such thing')
    await expect(getCount(page)).toHaveText('No integrations')
    await expect(page.getByText('No integrations found.')).toBeVisible()
    await getField(page).fill('')
    await expect(getCards(page)).toHaveCount(23)
    await expect(page).toHaveURL(/\/integrations$/)
  })

  test('counts what was typed before its script was there', async ({ page }) => {
    await page.goto(index)
    const release = await holdScripts(page)
    await getField(page).pressSequentially('avro registry')
    await expect(getCards(page)).toHaveCount(23)
    release()
    await expect(getCount(page)).toHaveText('4 integrations')
    await expect(getField(page)).toHaveValue('avro registry')
    await expect(page).toHaveURL(/\/integrations\?q=avro\+registry$/)
  })

  test('narrows down by kind with the keyboard, and keeps it through reload and going back', async ({ page }) => {
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
    await page.goBack()
    await expect(getCount(page)).toHaveText('4 integrations')
  })

  test('opens the first that is left with Enter', async ({ page }) => {
    await page.goto(index)
    await getField(page).fill('webhook')
    await getField(page).press('Enter')
    await expect(page).toHaveURL(/\/integrations\/hookdeck$/)
  })

  test.describe('without the scripts of the page', () => {
    test.use({ expectedMessages: [/net::ERR_FAILED/] })

    test('shows what the address asks for', async ({ page }) => {
      await page.route('**/_next/static/**/*.js', (route) => route.abort())
      await page.goto(`${index}?kind=diagram&q=board`)
      await expect(getCards(page).getByRole('link')).toHaveText(['FigJam', 'Miro'])
    })
  })

  test('takes an unknown kind for none', async ({ page }) => {
    await page.goto(`${index}?kind=nothing`)
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(getCards(page)).toHaveCount(23)
  })

  test('is complete without JavaScript, with links to the kinds in place of the filter', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}${index}`)
    await expect(getCards(page)).toHaveCount(23)
    await expect(page.locator('.integration-controls')).toBeHidden()
    await page.getByRole('navigation', { name: 'Integration categories' }).getByText('Assistants').click()
    await expect(page).toHaveURL(/#assistant$/)
    await expect(page.getByRole('heading', { name: 'Assistants' })).toBeInViewport()
    await context.close()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('filters with targets that a finger hits, and does not scroll sideways', async ({ page }) => {
      await page.goto(index)
      for (const label of await page.locator('.integration-kinds label').all()) {
        const box = await label.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      }
      await page.locator('.integration-kinds label', { hasText: 'Platforms' }).click()
      await expect(getCards(page)).toHaveCount(4)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})

test.describe('The page of an integration', () => {
  test('has commands that are copied whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/integrations/openapi')
    await page.locator('.integration-start').getByRole('button', { name: 'Copy' }).first().click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npx @eventcatalog/create-eventcatalog@latest my-catalog --template openapi',
    )
    await expect(page.locator('#configure + * code')).toContainText('@eventcatalog/generator-openapi')
  })

  test('leads to its kind, to documentation, and to others like it', async ({ page }) => {
    await page.goto('/integrations/solace')
    await expect(page.getByRole('link', { name: 'Upvote on GitHub' })).toHaveAttribute(
      'href',
      /issues\/new\?title=Integration%3A%20Solace$/,
    )
    await expect(page.locator('.integration-start docs-code')).toHaveCount(0)
    await expect(page.locator('.integration-onward .card')).toHaveCount(3)
    await page.getByRole('link', { name: 'Brokers' }).click()
    await expect(getCards(page).getByRole('link')).toHaveText(['Amazon EventBridge', 'Solace'])
  })

  test('that repeats the index is kept out of search engines, and names the index', async ({ page }) => {
    await page.goto('/integrations/old')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/integrations$/)
    await expect(page.locator(cards)).toHaveCount(23)
  })
})

test.describe('The table of all plugins', () => {
  test('lists every plugin with a link to its integration', async ({ page }) => {
    await page.goto('/docs/plugins/all-plugins')
    const table = page.locator('.all-plugins')
    await expect(table.locator('tbody tr')).toHaveCount(12)
    await expect(table.getByRole('link', { name: 'OpenAPI', exact: true })).toHaveAttribute(
      'href',
      '/integrations/openapi',
    )
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    test('axe finds nothing where no integration was found', async ({ page }) => {
      await openReady(page, `${index}?q=nothing-at-all`)
      expect(await findViolations(page)).toEqual([])
    })
  })
}
