import type { Page } from '@playwright/test'
import { waitForLinks, expect, openReady, test, waitForScripts } from '../support/e2e'

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

test.describe("A page's Content Security Policy", () => {
  test('allows everything the page itself does, search, the theme switch, and following links in place', async ({
    page,
  }) => {
    // The accessibility tests visit every type of page, draw its diagrams, and also fail on violations.
    for (const path of ['/docs/sdk/function/getEvent', '/search?q=event', '/']) {
      await openReady(page, path)
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
      })
      if (path.startsWith('/search')) await expect(page.getByText(/^\d+ pages for/)).toBeVisible()
      expect(await page.locator('meta[http-equiv=Content-Security-Policy]').count()).toBe(1)
      expect(await readViolations(page), path).toEqual([])
    }
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    await page.getByText(/^See all \d+ results$/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch between light and dark' }).first().click()
    await waitForLinks(page)
    const isInPlace = page.evaluate(() => new Promise((resolve) => addEventListener('pagehide', () => resolve(false))))
    await page.locator('main a[href^="/docs/"]').first().click()
    await page.waitForURL(/\/docs\//)
    await page.locator('docs-sidebar').waitFor()
    expect(await Promise.race([isInPlace, Promise.resolve(true)])).toBe(true)
    expect(await readViolations(page)).toEqual([])
  })

  test.describe('blocks', () => {
    test.use({ expectedMessages: [/Content Security Policy|ERR_BLOCKED_BY_CSP|ERR_INVALID_URL|EvalError/] })

    test('inline scripts, event handlers, eval and requests to other hosts', async ({ page }) => {
      await page.goto('/docs')
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.isHit = true'
        document.body.append(script)
        const image = document.createElement('img')
        image.setAttribute('onerror', 'window.isHit = true')
        image.src = 'data:image/png;base64,x'
        document.body.append(image)
        // Deferred, because code run by the test itself may use eval.
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
  '<img src=x onerror="isHit=true">"><script>isHit=true</script>',
  'javascript:isHit=true',
  '\u0000%00%E0%A4%A',
  '{"__proto__":{"isHit":true}}',
]

/** Waits until React is running, which reads the URL and stored values. */
async function openWithReact(page: Page, path: string) {
  await openReady(page, path)
  await waitForLinks(page)
}

async function expectHarmless(page: Page) {
  expect(await page.evaluate(() => window.isHit)).toBeUndefined()
  expect(await readViolations(page)).toEqual([])
}

test.describe('Input is shown as text', () => {
  test("from the query, the hash, the path and everything that's stored", async ({ page }) => {
    await page.goto('/404')
    for (const attack of attacks) {
      await page.evaluate((value) => {
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
      const text = encodeURIComponent(attack)
      await openWithReact(page, `/docs/api/event?${text}=${text}#${text}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(page.locator('dialog.search-dialog[data-state=ready]')).toBeVisible()
      await expectHarmless(page)
      await openReady(page, `/search?q=${text}#${text}`)
      await expect(page.locator('[data-slot=search-page-answer]')).toHaveAttribute('data-answer', /results|none|idle/)
      await expectHarmless(page)
    }
  })

  test('from stored values that parse', async ({ page }) => {
    const attack = '<img src=x onerror="isHit=true">'
    await page.addInitScript((text) => {
      const link = { url: 'javascript:isHit=true', title: text, heading: text, area: text }
      const good = { url: '/docs', title: text, heading: text, area: text }
      localStorage.setItem('search-recent', JSON.stringify([link, good]))
      localStorage.setItem('search-favorites', JSON.stringify([{ ...link, url: '//example.com/' }]))
      sessionStorage.setItem('sidebar-open', JSON.stringify({ name: 'api', open: [text, '/docs/sdk'] }))
      sessionStorage.setItem('sidebar-rest', JSON.stringify({ source: null, html: `<details>${text}</details>` }))
    }, attack)
    await openWithReact(page, '/docs/api/event')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(attack).first()).toBeVisible()
    expect(await dialog.locator('a[href^="javascript:"], a[href*="example.com"]').count()).toBe(0)
    expect(await page.evaluate(() => window.isHit)).toBeUndefined()
    expect(await readViolations(page)).toEqual([])
  })

  test.describe('from a missing URL', () => {
    test.use({ expectedMessages: [/404/] })

    test('on the not-found page', async ({ page, baseURL }) => {
      for (const requested of [
        '/%3Cimg%20src=x%20onerror=isHit=true%3E',
        '//example.com/nothing',
        '/%22%3E%3Cscript%3EisHit=true%3C/script%3E',
      ]) {
        await page.goto(`${baseURL}${requested}`)
        await waitForScripts(page)
        expect(new URL(page.url()).origin).toBe(baseURL)
        await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
        await expect(page.getByText(/^We couldn’t find/)).toBeVisible()
        await expect(page.locator('main img')).toHaveCount(0)
        await expectHarmless(page)
      }
    })
  })
})
