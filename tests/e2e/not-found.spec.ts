import type { Page } from '@playwright/test'
import { startServer } from '../support/hosts'
import { createPlainServer } from '../support/plain-server'
import { expect, openReady, test, triggerFirstInteraction, widths } from '../support/e2e'
import { readShift, recordShifts } from '../support/shifts'

test.use({ expectedMessages: [/404/] })

const getMain = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const getAreas = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Documentation' })
const getTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Page not found: here are some places' })

async function expectDocsBar(page: Page) {
  await expect(getAreas(page).getByRole('link').first()).toBeVisible()
  await expect(getMain(page)).toBeHidden()
}

async function expectSiteHeader(page: Page) {
  await expect(getMain(page)).toBeVisible()
  await expect(getAreas(page)).toBeHidden()
}

test('A missing URL under /docs has the docs bar, search, a menu in a narrow window, and four places to start', async ({
  page,
}) => {
  await openReady(page, '/docs/anything-wrong')
  await expect(getTitle(page)).toBeVisible()
  await expectDocsBar(page)
  await expect(page.getByRole('searchbox', { name: 'Search the site' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Start here' }).getByRole('link')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(response.status()).toBe(200)
  }
  await triggerFirstInteraction(page)
  await expectDocsBar(page)

  await page.setViewportSize({ width: widths.phone, height: 740 })
  const button = page.getByRole('button', { name: 'Open menu' })
  await button.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  // A page opened from there has its own header.
  await page.setViewportSize({ width: widths.desktop, height: 720 })
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expectSiteHeader(page)
})

test('A missing page outside the documentation has the site header', async ({ page }) => {
  for (const path of ['/anything-wrong', '/docsy/anything', '/blog/docs/anything']) {
    await openReady(page, path)
    await expect(getTitle(page), path).toBeVisible()
    await expectSiteHeader(page)
  }
})

test('On a host that serves one not-found page for every URL, the same two headers appear', async ({ page }) => {
  const host = await startServer(createPlainServer('out'))
  await page.goto(`${host.origin}/docs/anything-wrong`)
  await expect(getTitle(page)).toBeVisible()
  await expectDocsBar(page)
  await page.goto(`${host.origin}/anything-wrong`)
  await expect(getTitle(page)).toBeVisible()
  await expectSiteHeader(page)
  host.stop()
})

for (const width of [widths.phone, widths.desktop])
  test(`The not-found page has no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1200 })
    await recordShifts(page)
    for (const path of ['/docs/anything-wrong', '/docs/api/evnt', '/anything-wrong']) {
      await openReady(page, path)
      await expect(page.getByRole('status').filter({ hasText: /^(No similar pages|Found pages)/ })).toBeAttached()
      await triggerFirstInteraction(page)
      await page.waitForLoadState('networkidle')
      expect(await readShift(page), path).toBeLessThan(0.001)
    }
  })

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has the site header, search and places to start', async ({ page }) => {
    await page.goto('/docs/anything-wrong')
    await expect(getTitle(page)).toBeVisible()
    await expectSiteHeader(page)
    await expect(page.getByRole('navigation', { name: 'Start here' }).getByRole('link')).toHaveCount(4)
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})
