import type { Page } from '@playwright/test'
import { addresses, comeNear, expect, openReady, test } from '../support/e2e'

declare global {
  interface Window {
    violations?: string[]
    isHit?: boolean
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.violations?.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
})

const readViolations = (page: Page) => page.evaluate(() => window.violations)

test.describe('The policy of a page', () => {
  for (const path of [
    '/',
    '/docs',
    '/docs/api/event',
    '/docs/sdk',
    '/docs/sdk/function/getEvent',
    '/blog',
    '/search?q=event',
    addresses.components,
    addresses.folder,
  ]) {
    test(`lets ${path} do what it does`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })
      await page.waitForLoadState('networkidle')
      expect(await page.locator('meta[http-equiv=Content-Security-Policy]').count()).toBe(1)
      expect(await readViolations(page)).toEqual([])
    })
  }

  test('lets search, the theme, diagrams and pages that are followed in place do what they do', async ({ page }) => {
    await openReady(page, '/')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    await page.getByText(/^See all \d+ results$/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
    await comeNear(page)
    const isInPlace = page.evaluate(() => new Promise((resolve) => addEventListener('pagehide', () => resolve(false))))
    await page.locator('main a[href^="/docs/"]').first().click()
    await page.waitForURL(/\/docs\//)
    await page.locator('docs-sidebar').waitFor()
    expect(await Promise.race([isInPlace, Promise.resolve(true)])).toBe(true)
    expect(await readViolations(page)).toEqual([])
  })

  test.describe('stops', () => {
    test.use({ expectedMessages: [/Content Security Policy|ERR_BLOCKED_BY_CSP|ERR_INVALID_URL|EvalError/] })

    test('a script, a handler, code in text and another host that nobody allowed', async ({ page }) => {
      await page.goto('/docs')
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.isHit = true'
        document.body.append(script)
        const image = document.createElement('img')
        image.setAttribute('onerror', 'window.isHit = true')
        image.src = 'data:image/png;base64,x'
        document.body.append(image)
        // Later, because what is run from outside may evaluate.
        setTimeout(() => void Reflect.construct(Function, ['window.isHit = true']))
        return fetch('https://example.com/').catch(() => undefined)
      })
      await expect
        .poll(async () => (await readViolations(page))?.map((text) => text.split(' ').slice(0, 2).join(' ')).sort())
        .toEqual([
          'connect-src https://example.com/',
          'script-src eval',
          'script-src-attr inline',
          'script-src-elem inline',
        ])
      expect(await page.evaluate(() => window.isHit)).toBeUndefined()
    })
  })
})

const attacks = [
  '<img src=x onerror="isHit=true">',
  '"><script>isHit=true</script>',
  'javascript:isHit=true',
  '\u0000%00%E0%A4%A',
  '{"__proto__":{"isHit":true}}',
]

test.describe('What a visitor brings is text', () => {
  for (const attack of attacks) {
    test(`in the query, the hash and the path: ${JSON.stringify(attack)}`, async ({ page }) => {
      const text = encodeURIComponent(attack)
      await page.goto(`/search?q=${text}#${text}`, { waitUntil: 'networkidle' })
      await expect(page.locator('main')).toBeVisible()
      await page.goto(`/docs/api/event?${text}=${text}#${text}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => window.isHit)).toBeUndefined()
      expect(await readViolations(page)).toEqual([])
    })

    test(`in everything that is stored: ${JSON.stringify(attack)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        const keys = ['theme', 'announcement', 'docs-version', 'search-recent', 'search-favorites', 'shortcuts']
        for (const key of [...keys, ...Object.keys(localStorage)]) localStorage.setItem(key, value)
        for (const key of [
          'sidebar-open',
          'sidebar-rest',
          'sidebar-scroll',
          'scroll-positions',
          ...Object.keys(sessionStorage),
        ])
          sessionStorage.setItem(key, value)
      }, attack)
      await page.goto('/docs/api/event', { waitUntil: 'networkidle' })
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.reload({ waitUntil: 'networkidle' })
      expect(await page.evaluate(() => window.isHit)).toBeUndefined()
      expect(await readViolations(page)).toEqual([])
    })
  }

  test('in stored values of the right form', async ({ page }) => {
    const attack = '<img src=x onerror="isHit=true">'
    await page.addInitScript((text) => {
      const link = { url: 'javascript:isHit=true', title: text, heading: text, area: text }
      const good = { url: '/docs', title: text, heading: text, area: text }
      localStorage.setItem('search-recent', JSON.stringify([link, good]))
      localStorage.setItem('search-favorites', JSON.stringify([{ ...link, url: '//example.com/' }]))
      sessionStorage.setItem('sidebar-open', JSON.stringify({ name: 'api', open: [text, '/docs/sdk'] }))
      sessionStorage.setItem('sidebar-rest', JSON.stringify({ source: null, html: `<details>${text}</details>` }))
    }, attack)
    await page.goto('/docs/api/event', { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(attack).first()).toBeVisible()
    expect(await dialog.locator('a[href^="javascript:"], a[href*="example.com"]').count()).toBe(0)
    expect(await page.evaluate(() => window.isHit)).toBeUndefined()
    expect(await readViolations(page)).toEqual([])
  })

  test.describe('at an address that is not there', () => {
    test.use({ expectedMessages: [/404/] })
    for (const asked of [
      '/%3Cimg%20src=x%20onerror=isHit=true%3E',
      '//example.com/nothing',
      '/%22%3E%3Cscript%3EisHit=true%3C/script%3E',
    ]) {
      test(asked, async ({ page, baseURL }) => {
        await page.goto(`${baseURL}${asked}`, { waitUntil: 'networkidle' })
        expect(new URL(page.url()).origin).toBe(baseURL)
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
        expect(await page.evaluate(() => window.isHit)).toBeUndefined()
        expect(await readViolations(page)).toEqual([])
      })
    }
  })
})

test('Links that open another window tell it nothing of this one', async ({ page }) => {
  for (const path of ['/', '/docs/api/event', '/blog']) {
    await page.goto(path)
    const open = await page
      .locator('a[target=_blank]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter(({ relList }) => !relList.contains('noopener')).map(({ href }) => href),
      )
    expect(open).toEqual([])
  }
})
