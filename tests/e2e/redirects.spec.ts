import { writeStub } from '@/lib/build/stub'
import { expect, test } from '../support/e2e'

const old = '/docs/installation'
const target = '/docs/development/starting-a-new-project/installation'

test.describe('An old address', () => {
  test('leads on with query and hash, and back leads past it', async ({ page }) => {
    await page.goto('/docs')
    await page.goto(`${old}?a=1&b=%20%C3%BC#next`)
    await expect(page).toHaveURL(`${target}?a=1&b=%20%C3%BC#next`)
    await page.goBack()
    await expect(page).toHaveURL('/docs')
  })

  test('that leads to a place on a page leads there, unless another place was asked for', async ({ page }) => {
    await page.route('**/old*', (route) =>
      route.fulfill({ contentType: 'text/html', body: writeStub(`${target}#part`) }),
    )
    await page.goto('/old?a=1')
    await expect(page).toHaveURL(`${target}?a=1#part`)
    await page.goto('/old#other')
    await expect(page).toHaveURL(`${target}#other`)
  })

  test('is a page for machines too: not to be listed, and the other is the one to name', async ({ request }) => {
    const html = await (await request.get(old)).text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(`<link rel="canonical" href="https://www.eventcatalog.dev${target}">`)
    expect(html).toContain(`<a href="${target}">`)
  })

  test('of a function of the SDK leads to the page of that function', async ({ page }) => {
    await page.goto('/docs/sdk/functions/getEvent')
    await expect(page).toHaveURL('/docs/sdk/function/getEvent')
  })
})

test.describe('Without JavaScript an old address', () => {
  test.use({ javaScriptEnabled: false })

  test('leads on all the same', async ({ page }) => {
    await page.goto(old)
    await expect(page).toHaveURL(target)
  })

  test('says where the page is', async ({ page }) => {
    await page.route('**/old', (route) =>
      route.fulfill({ contentType: 'text/html', body: writeStub(target).replace(/<noscript>.*<\/noscript>/, '') }),
    )
    await page.goto('/old')
    await page.getByRole('link').click()
    await expect(page).toHaveURL(target)
  })
})
