import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openReady, test, widths } from '../support/e2e'

const path = '/docs/contributing/drawings'

/** The first field of a schema expands and collapses with Enter. */
async function expectToggle(page: Page) {
  const field = page.locator('.schema-view').first().locator('details').first()
  await expect(field.locator('.field-head').first()).toBeHidden()
  await field.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(field.locator('.field-head').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field.locator('.field-head').first()).toBeHidden()
}

test.describe('Catalog drawings', () => {
  test('have labels, add no headings to the page outline, expand and collapse with the keyboard, and never rely on color alone', async ({
    page,
  }) => {
    await openReady(page, path)
    for (const name of [
      'Schema of Order placed 2.0.0',
      'What changed in the schema of Order placed from 1.0.0 to 2.0.0',
      'Messages of Payment service',
      'The page of the service Order service',
      'The file of the event Order placed, and the page that it becomes',
      'The sidebar of the catalog Parcelwise',
      'Ubiquitous language of Ordering',
      'Owners of Order placed',
    ])
      await expect(page.getByRole('figure', { name, exact: true })).toBeVisible()
    await expect(page.locator('.drawn :is(h1, h2, h3, h4, h5, h6)')).toHaveCount(0)

    await expectToggle(page)

    const changes = page.locator('.schema-diff .changes > li')
    await expect(changes.first()).toContainText('removed')
    await expect(changes.first()).toContainText('breaking')
    await page.locator('.schema-diff summary').click()
    await expect(page.locator('.line-diff ins').first()).toContainText(/^\+ /)
    await expect(page.locator('.line-diff del').first()).toContainText(/^- /)
  })

  test('link numbers between the two halves and highlight both ends', async ({ page }) => {
    await openReady(page, path)
    const figure = page.locator('.file-to-page')
    const [first, second] = [figure.locator('.m5').first(), figure.locator('.m5').last()]
    const background = (place: typeof first) => place.evaluate((part) => getComputedStyle(part).backgroundColor)
    const plain = await background(second)
    await first.locator('.m-number').focus()
    await expect.poll(() => background(second)).not.toBe(plain)
    await expect.poll(async () => (await background(first)) === (await background(second))).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#event-orderplaced-page-5$/)
    await expect(figure.locator('.m6').first()).toHaveCSS('background-color', plain)
  })

  test('keep numbers on the line of the word they belong to', async ({ page }) => {
    await page.goto('/product/documentation')
    for (const width of [widths.phone, 768, widths.desktop]) {
      await page.setViewportSize({ width, height: 800 })
      const alone = await page.locator('.page-half span.m > .m-number').evaluateAll((numbers) =>
        numbers.flatMap((number) => {
          const before = document.createRange()
          before.setStart(number.parentElement ?? number, 0)
          before.setEndBefore(number)
          const last = [...before.getClientRects()].filter((box) => box.width > 1).at(-1)
          const { top, bottom } = number.getBoundingClientRect()
          return last !== undefined && (last.bottom < top || last.top > bottom)
            ? [number.parentElement?.textContent]
            : []
        }),
      )
      expect(alone, `${width} px`).toEqual([])
    }
  })

  test('fit in windows of any width, with numbers and toggles that are large enough to tap', async ({ page }) => {
    await openReady(page, path)
    for (const width of [320, widths.phone, 768, widths.desktop, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0)
      const cut = await page.locator('.drawn').evaluateAll((figures) =>
        figures.flatMap((figure) => {
          const right = figure.getBoundingClientRect().right
          const parts = [...figure.querySelectorAll('*')].filter((part) => part.closest('docs-scroll') === null)
          return parts.filter((part) => part.getBoundingClientRect().right > right + 1).map((part) => part.className)
        }),
      )
      expect(cut, `${width}`).toEqual([])
      const small = await page.locator('.drawn :is(summary, a)').evaluateAll((all) =>
        all.flatMap((part) => {
          const { width, height } = part.getBoundingClientRect()
          return width > 0 && (width < 24 || height < 24) ? [`${part.textContent ?? ''}: ${width} × ${height}`] : []
        }),
      )
      expect(small, `${width}`).toEqual([])
    }
  })

  test('print in full: collapsed parts are shown, and badges keep their color', async ({ page }) => {
    await openReady(page, path)
    await page.emulateMedia({ media: 'print' })
    const folded = page.locator('.schema-view').first().locator('details').first()
    await expect(folded).not.toHaveAttribute('open')
    expect((await folded.boundingBox())?.height).toBeGreaterThan(60)
    await expect(page.locator('.line-diff ins').first()).toBeVisible()
    await expect(page.locator('.drawn .ki').first()).toHaveCSS('print-color-adjust', 'exact')
    await page.setViewportSize({ width: 640, height: 900 })
    const cut = await page
      .locator('.drawn docs-scroll')
      .evaluateAll((all: HTMLElement[]) =>
        all.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className),
      )
    expect(cut).toEqual([])
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('catalog drawings expand and collapse with the keyboard', async ({ page }) => {
    await page.goto(path)
    await expectToggle(page)
  })
})

test.describe('The brand', () => {
  test('has icons and a manifest in the export, their URLs work, and the images match the vector logo pixel by pixel', async ({
    page,
    request,
  }) => {
    await openReady(page, '/')
    const links = await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
      .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href))
    expect(links).toHaveLength(5)
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
    const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)

    const svg = readFileSync('public/icon.svg', 'utf8')
    const [drawn, kept] = await page.evaluate(
      async (sources) => {
        const read = async (source: string) => {
          const picture = new Image()
          picture.src = source
          await picture.decode()
          const canvas = document.createElement('canvas')
          canvas.width = canvas.height = 32
          const context = canvas.getContext('2d')
          context?.drawImage(picture, 0, 0, 32, 32)
          const pixels = context?.getImageData(0, 0, 32, 32).data
          // The middle of each note, and a point on the background.
          return [
            [23, 4],
            [17, 16],
            [23, 28],
            [28, 16],
          ].map(([x = 0, y = 0]) => [...(pixels?.slice((y * 32 + x) * 4, (y * 32 + x) * 4 + 4) ?? [])].join())
        }
        return Promise.all(sources.map(read))
      },
      [`data:image/svg+xml,${encodeURIComponent(svg)}`, '/icon-32.png'],
    )
    expect(kept).toEqual(drawn)
    expect(drawn?.at(-1)).toBe('0,0,0,0')
  })

  test('has a design page that shows both color modes side by side, in either mode', async ({ page }) => {
    await openReady(page, '/docs/contributing/design')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const ground = (mode: string) =>
        page
          .locator(`.${mode}-mode.mode-panel`)
          .first()
          .evaluate((part) => {
            const context = document.createElement('canvas').getContext('2d')
            if (context === null) return undefined
            context.fillStyle = getComputedStyle(part).backgroundColor
            context.fillRect(0, 0, 1, 1)
            return context.getImageData(0, 0, 1, 1).data[0]
          })
      expect(await ground('light')).toBeGreaterThan(240)
      expect(await ground('dark')).toBeLessThan(30)
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
})
