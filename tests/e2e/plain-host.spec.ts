import { createPlainServer } from '../support/plain-server'
import { startServer, type RunningHost } from '../support/hosts'
import { waitForLinks, addresses, expect, test } from '../support/e2e'

/** The browser logs a 404 for every page that the host only knows by file name. */
test.use({ expectedMessages: [/404/] })

let host: RunningHost
test.beforeAll(async () => {
  host = await startServer(createPlainServer('out'))
})
test.afterAll(() => host.stop())

const page404 = /^Page not found/

test.describe('On a host that serves files by name', () => {
  const pages = [
    { requested: addresses.howTo, shown: addresses.howTo, heading: 'Upgrading' },
    { requested: `${addresses.howTo}/`, shown: addresses.howTo, heading: 'Upgrading' },
    {
      requested: `${addresses.howTo}.html?a=1&b=%20#next`,
      shown: `${addresses.howTo}?a=1&b=%20#next`,
      heading: 'Upgrading',
    },
    { requested: `${addresses.howTo}/index.html?a=1`, shown: `${addresses.howTo}?a=1`, heading: 'Upgrading' },
    { requested: '/docs/api?a=%C3%BC#top', shown: '/docs/api?a=%C3%BC#top', heading: undefined },
    {
      requested: '/docs/development/developer-tools/llms.txt',
      shown: '/docs/development/developer-tools/llms.txt',
      heading: undefined,
    },
    {
      requested: '/docs/installation?a=1#b',
      shown: '/docs/development/starting-a-new-project/installation?a=1#b',
      heading: undefined,
    },
    { requested: '/index.html?a=1', shown: '/?a=1', heading: undefined },
    {
      requested: '/index%20copy?a=%20#gr%C3%B6%C3%9Fe',
      shown: '/index%20copy?a=%20#gr%C3%B6%C3%9Fe',
      heading: undefined,
    },
    { requested: '/index%20copy.html?a=1', shown: '/index%20copy?a=1', heading: undefined },
    { requested: '/docs/', shown: '/docs', heading: undefined },
  ]

  test('every form of a URL shows the page under its clean URL', async ({ page }) => {
    for (const { requested, shown, heading } of pages) {
      await page.goto(host.origin + requested)
      await page.waitForURL(host.origin + shown)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title, requested).toBeVisible()
      await expect(title, requested).not.toHaveText(page404)
      if (heading !== undefined) await expect(title, requested).toHaveText(heading)
    }
  })

  test('a missing URL shows the not-found page and is requested only once', async ({ page }) => {
    const heads: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'HEAD') heads.push(new URL(request.url()).pathname)
    })
    for (const requested of ['/docs/nothing', '/docs/nothing/', '/docs/nothing.html', '/404.html']) {
      heads.length = 0
      await page.goto(host.origin + requested, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: page404 })).toBeVisible()
      expect(heads, requested).toEqual(requested.endsWith('.html') ? [] : ['/docs/nothing.html'])
    }
  })

  test('a host that answers everything with the not-found page causes no loop', async ({ page }) => {
    const { origin } = host
    let loads = 0
    await page.route(/nothing/, async (route) => {
      const response = await route.fetch({ url: `${origin}/404.html`, method: 'GET' })
      if (route.request().isNavigationRequest()) loads++
      await route.fulfill({ response, status: 200 })
    })
    await page.goto(`${origin}/docs/nothing`)
    await expect(page.getByRole('heading', { level: 1, name: page404 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(loads).toBe(2)
  })

  test('links are followed in place, and Back returns to the previous page', async ({ page }) => {
    await page.goto(host.origin + addresses.howTo)
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
    await page.locator('[data-slot=pager] a[rel=prev]').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Upgrading')
    await waitForLinks(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Upgrading' })).toBeVisible()
    await expect(page).toHaveURL(host.origin + addresses.howTo)
  })
})
