import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findViolations, removePageAround } from '../support/axe'
import { colorRules, findColorViolationsInBothModes, type CheckedColors } from '../support/color-violations'
import { expect, openReady, test, widths } from '../support/e2e'

const address = '/specifications/asyncapi'
const orders = 'examples/specs/orders.openapi.yml'
const tracking = 'examples/specs/tracking.asyncapi.yml'

const element = (page: Page) => page.locator('try-your-file')
const result = (page: Page) => element(page).locator('[data-slot=try-title]')
const document = (page: Page) => element(page).getByRole('textbox', { name: /^Or paste a document/ })
const problems = (page: Page) =>
  element(page)
    .getByRole('list', { name: /^Problems in/ })
    .getByRole('listitem')

async function open(page: Page) {
  await openReady(page, address)
  await element(page).scrollIntoViewIfNeeded()
}

/** Focus loads the code, like any other intent. */
async function choose(page: Page, files: Parameters<Page['setInputFiles']>[1]) {
  await page.locator('#try-file').focus()
  await page.setInputFiles('#try-file', files)
}

async function submit(page: Page, text: string) {
  await document(page).fill(text)
  await element(page).getByRole('button', { name: 'Show the result' }).click()
}

async function drop(page: Page, name: string, text: string) {
  const transfer = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text ?? ''], name ?? ''))
      return data
    },
    [name, text],
  )
  await element(page).dispatchEvent('dragover', { dataTransfer: transfer })
  const isMarked = await element(page).evaluate((place) => place.classList.contains('is-dragging'))
  await element(page).dispatchEvent('drop', { dataTransfer: transfer })
  return isMarked
}

/** An OpenAPI document of at least this size. */
function writeLarge(bytes: number): string {
  const lines = ['openapi: 3.0.3', 'info: { title: Large, version: 1.0.0 }', 'paths:']
  for (let size = 0, index = 0; size < bytes; index++) {
    const path = `  /resources/${index}:\n    get:\n      operationId: read${index}\n      summary: Reads resource ${index}\n      responses:\n        '200': { description: The resource, content: { application/json: { schema: { type: object, properties: { id: { type: string }, name: { type: string } } } } } }`
    size += path.length + 1
    lines.push(path)
  }
  return lines.join('\n')
}

/** What the page shows for both example files. */
async function expectServices(page: Page) {
  const receives = element(page).getByRole('list', { name: 'Receives, Orders API' })
  await expect(receives.getByRole('listitem')).toHaveCount(3)
  await expect(receives).toContainText('PlaceOrder 2.0.0 (command): POST /orders')
  await expect(receives).toContainText('GetOrder 1.0.0 (query): GET /orders/{orderId}')
  await expect(element(page).getByRole('list', { name: 'Receives, Parcel status stream' })).toContainText(
    'through Parcel events, documented by another service',
  )
  await expect(element(page).getByRole('list', { name: 'Channels, Parcel status stream' })).toContainText(
    'parcelwise.{env}.delivery.parcels, kafka',
  )
  const graph = element(page).getByRole('figure', { name: '2 services: senders and receivers' })
  await graph.getByRole('button', { name: /^PlaceOrder/ }).click()
  await expect(graph.getByRole('group', { name: 'Details' })).toContainText('POST /orders')
}

test.describe('"Try it with your own file"', () => {
  test('shows a sample before any script, below the introduction, and loads its own only when it is used', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await open(page)
    await page.waitForLoadState('networkidle')
    await expect(result(page)).toContainText('1 service, 5 messages, 3 channels')
    await expect(element(page).getByRole('button', { name: 'Clear' })).toHaveCount(0)
    const introduction = page.locator('section:has(try-your-file) .part-words > p').first()
    const [above, below] = await Promise.all(
      [introduction, result(page)].map((part) => part.evaluate((shown) => shown.getBoundingClientRect().left)),
    )
    expect(below).toBeCloseTo(above ?? 0, 0)
    const texts = async () =>
      (await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))).join('')
    expect(await texts()).not.toContain('try-title')
    await element(page).getByRole('button', { name: 'Try the Parcelwise spec' }).click()
    await expect(element(page).getByRole('button', { name: 'Clear' })).toBeVisible()
    await expect(result(page)).toContainText('1 service, 5 messages, 3 channels')
    await expect(result(page)).toBeFocused()
    expect(await texts()).toContain('try-title')
  })

  test('lists and connects what is in chosen, dropped and pasted files, and sends nothing anywhere', async ({
    page,
  }) => {
    await open(page)
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) =>
      requests.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`),
    )
    page.on('websocket', (socket) => requests.push(`WebSocket ${socket.url()}`))

    await choose(page, [orders, tracking])
    await expect(result(page)).toContainText('2 services, 4 messages, 2 channels')
    await expectServices(page)

    expect(await drop(page, 'tracking.yml', readFileSync(tracking, 'utf8'))).toBe(true)
    await expect(result(page)).toContainText('1 service, 1 message, 2 channels')
    await expect(element(page)).not.toHaveClass(/is-dragging/)
    await expect(document(page)).toHaveValue(/^asyncapi: 3\.0\.0/)

    await submit(page, 'asyncapi: 3.0.0\ninfo: { title: Mine, version: 1.0.0 }')
    await expect(result(page)).toContainText('1 service, 0 messages')
    await page.waitForLoadState('networkidle')
    expect(requests.length).toBeGreaterThan(0)
    // Its own code, and the page itself, which is cached for going back.
    expect(
      requests.filter(
        (request) => !/^GET \/_next\/static\/scripts\/[\w-]+\.js $/.test(request) && request !== `GET ${address} `,
      ),
    ).toEqual([])
  })

  test('gives the configuration and the command to copy, clears the result, and starts again with the sample', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await choose(page, orders)
    const code = element(page).locator('docs-code').filter({ hasText: "generator-openapi'," })
    // Until then, the sample's result is shown.
    await expect(code).toBeAttached()
    await element(page).getByText('Add this to eventcatalog.config.js').click()
    await code.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Copied/ })).toBeAttached()
    const config = await page.evaluate(() => navigator.clipboard.readText())
    expect(config).toContain("['@eventcatalog/generator-openapi', {")
    expect(config).toContain("{ id: 'orders-api', path: './specs/orders.openapi.yml' },")
    const plugin = element(page).getByRole('link', { name: 'OpenAPI installation' })
    expect((await page.request.get((await plugin.getAttribute('href')) ?? '')).status()).toBe(200)
    await expect(element(page)).toContainText('npm install --save-exact @eventcatalog/generator-openapi@')

    await element(page).getByRole('button', { name: 'Clear' }).click()
    await expect(element(page).locator('[data-slot=try-output]')).toHaveText(/^Drop, choose or paste a file/)
    await expect(document(page)).toHaveValue('')
    await expect(document(page)).toBeFocused()
    await element(page).getByRole('button', { name: 'Try the Parcelwise spec' }).click()
    await expect(result(page)).toContainText('1 service, 5 messages, 3 channels')
    await expect(document(page)).toHaveValue(/^asyncapi: 3\.0\.0/)
  })

  test('reads a file that is dropped before its code has loaded, and then pasted text and files, and announces the result without moving the focus', async ({
    page,
  }) => {
    await open(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/scripts/*', async (route) => {
      await released
      await route.continue()
    })
    await drop(page, 'orders.yml', readFileSync(orders, 'utf8'))
    await expect(result(page)).toContainText('5 messages')
    release()
    await expect(result(page)).toContainText('1 service, 3 messages')

    const paste = (text: string, name?: string) =>
      document(page).evaluate(
        (field: HTMLTextAreaElement, [text, name]) => {
          field.focus()
          const data = new DataTransfer()
          if (name === undefined) field.value = text ?? ''
          else data.items.add(new File([text ?? ''], name))
          field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
        },
        [text, name],
      )
    await paste('swagger: "2.0"\ninfo: { title: Old, version: 1.0.0 }\npaths: { /a: { get: { operationId: ReadA } } }')
    await expect(result(page)).toContainText('1 service, 1 message')
    await expect(document(page)).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: 'openapi.yml. 1 service, 1 message. 1 query' }),
    ).toBeAttached()
    await paste(readFileSync(orders, 'utf8'), 'orders.yml')
    await expect(result(page)).toContainText('1 service, 3 messages')
  })

  test('links problems to their lines, refuses files over 5 MB, and says that a file is empty', async ({ page }) => {
    await open(page)
    await submit(page, 'openapi: 3.0.3\ninfo:\n  title: Orders\n  version: 1.0\npaths: {}\n')
    await expect(result(page)).toContainText('Nothing to import yet')
    await expect(problems(page)).toHaveText([
      'Error Line 4 Expected a version in quotation marks in info.version, found the number 1.',
    ])
    await problems(page).getByRole('button', { name: 'Line 4' }).click()
    await expect(document(page)).toBeFocused()
    const selected = await document(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    )
    expect(selected).toBe('  version: 1.0')

    await choose(page, { name: 'large.yml', mimeType: 'text/yaml', buffer: Buffer.alloc(5_100_000, 'a') })
    await expect(problems(page)).toHaveText([
      'Error The file has 5.1 MB. This page reads files of up to 5.0 MB; the plugin has no limit.',
    ])
    await choose(page, { name: 'empty.yml', mimeType: 'text/yaml', buffer: Buffer.alloc(0) })
    await expect(problems(page)).toHaveText(['Error The file is empty.'])
  })

  test('reads 2 MB without freezing the page', async ({ page }) => {
    await open(page)
    await page.evaluate(() => {
      const window_ = window as unknown as { longest: number }
      window_.longest = 0
      let last = performance.now()
      setInterval(() => {
        const now = performance.now()
        window_.longest = Math.max(window_.longest, now - last)
        last = now
      }, 10)
    })
    const buffer = Buffer.from(writeLarge(2_000_000))
    const start = Date.now()
    await choose(page, { name: 'large.yml', mimeType: 'text/yaml', buffer })
    await expect(result(page)).toContainText(/1 service, \d{4} messages/)
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
    console.log(
      `2 MB of YAML: ${Date.now() - start} ms, at most ${Math.round(longest)} ms at a time on the page's thread`,
    )
    expect(longest).toBeLessThan(1500)
    await expect(element(page).getByText('The first 24 of')).toBeVisible()
    await expect(element(page).getByRole('list', { name: 'Receives, Large' }).getByRole('listitem')).toHaveCount(200)
    await expect(element(page).getByRole('button', { name: /^Show all \d{4} messages$/ })).toBeVisible()
  })

  test('works with the keyboard alone', async ({ page }) => {
    await open(page)
    await document(page).focus()
    await page.keyboard.press('Tab')
    await expect(element(page).getByRole('button', { name: 'Show the result' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(result(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(element(page).getByRole('button', { name: 'Clear' })).toBeFocused()
    // Chromium also stops at the drawing itself, because it listens for focus.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(element(page).locator('g:focus')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(element(page).getByRole('group', { name: 'Details' })).toBeVisible()
  })

  test('has no accessibility findings in any state, in either mode', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const checked: CheckedColors = new Set()
    await open(page)
    await removePageAround(page, 'try-your-file')
    const check = async (state: string) => {
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 800 })
        const found = await findViolations(page, { include: 'try-your-file', except: colorRules })
        found.push(...(await findColorViolationsInBothModes(page, checked)))
        expect(found, `${state}, ${width} px`).toEqual([])
        const isWide = await page.evaluate(() => globalThis.document.documentElement.scrollWidth > innerWidth)
        expect(isWide, `${state}, ${width} px`).toBe(false)
      }
    }
    await check('sample')
    await choose(page, [orders, tracking, 'examples/specs/routes.asyncapi.yml'])
    await expect(result(page)).toContainText('3 services')
    await check('result')
    await submit(page, 'openapi: 3.0.3\ninfo: {}\n')
    await expect(problems(page)).toHaveCount(3)
    await check('errors')
    await element(page).evaluate((place) => place.classList.add('is-dragging'))
    await check('dragging')
    await element(page).getByRole('button', { name: 'Clear' }).click()
    await expect(element(page).locator('[data-slot=try-output]')).toHaveText(/^Drop/)
    await check('cleared')
  })
})

test.describe('"Try it with your own file" without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the result of the sample and the command', async ({ page }) => {
    await page.goto(address)
    await expect(result(page)).toContainText('1 service, 5 messages, 3 channels')
    await expect(element(page).getByRole('img', { name: /^Order service: senders and receivers/ })).toBeVisible()
    await expect(element(page).getByText('npx eventcatalog generate')).toBeVisible()
    await expect(element(page).locator('form')).toBeHidden()
  })
})
