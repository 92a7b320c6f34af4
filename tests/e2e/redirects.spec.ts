import { writeStub } from '@/lib/export/export'
import { expect, test } from '../support/e2e'

const old = '/docs/installation'
const target = '/docs/development/starting-a-new-project/installation'

test.describe('An old URL', () => {
  test('redirects with query and hash, and Back skips it', async ({ page }) => {
    await page.goto('/docs')
    await page.goto(`${old}?a=1&b=%20%C3%BC#next`)
    await expect(page).toHaveURL(`${target}?a=1&b=%20%C3%BC#next`)
    await page.goBack()
    await expect(page).toHaveURL('/docs')
    await page.goto('/docs/sdk/functions/getEvent')
    await expect(page).toHaveURL('/docs/sdk/function/getEvent')
  })

  test('redirects to its heading, unless the URL has a different hash', async ({ page }) => {
    await page.route('**/old*', (route) =>
      route.fulfill({ contentType: 'text/html', body: writeStub(`${target}#part`) }),
    )
    await page.goto('/old?a=1')
    await expect(page).toHaveURL(`${target}?a=1#part`)
    await page.goto('/old#other')
    await expect(page).toHaveURL(`${target}#other`)
  })
})

test.describe('Without JavaScript an old URL', () => {
  test.use({ javaScriptEnabled: false })

  test("redirects, and has a link in browsers that don't", async ({ page }) => {
    await page.goto(old)
    await expect(page).toHaveURL(target)
    await page.route('**/old', (route) =>
      route.fulfill({ contentType: 'text/html', body: writeStub(target).replace(/<noscript>.*<\/noscript>/, '') }),
    )
    await page.goto('/old')
    await page.getByRole('link').click()
    await expect(page).toHaveURL(target)
  })
})
