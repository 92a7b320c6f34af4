import { getListedPosts } from '@/lib/blog/posts'
import { expect, test } from '../support/e2e'

const posts = getListedPosts()

test('the blog fits in the window', async ({ page }) => {
  for (const path of ['/blog', '/blog/tags', '/blog/archive', '/blog/domains', posts[1]?.path ?? '/blog']) {
    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('a year next to the posts links to a post, a post to the next one, and a tag to its page; in a narrow window the years are above the posts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: /2024/ }).click()
  await expect(page.getByRole('heading', { name: '2024', exact: true })).toBeInViewport()
  const first = posts.find(({ date }) => date.startsWith('2024'))
  await page.getByRole('main').getByRole('link', { name: first?.title, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${first?.path}$`))
  const aside = page.getByRole('navigation', { name: 'All posts' })
  await expect(aside.locator('details[open] > summary')).toHaveText(/2024/)
  await expect(aside.locator('[aria-current=page]')).toHaveText(first?.title ?? '')
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    posts[posts.findIndex((post) => post === first) - 1]?.title ?? '',
  )
  const tag = page.getByRole('navigation', { name: 'Tags', exact: true }).getByRole('link').first()
  const label = (await tag.textContent()) ?? ''
  await tag.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)

  // The current year is marked.
  await page.goto('/blog#y2024')
  await expect(page.getByRole('navigation', { name: 'Years' }).locator('[aria-current]')).toHaveText(/2024/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog')
  await page.getByRole('navigation', { name: 'Jump to' }).getByRole('link', { name: '2024' }).click()
  await expect(page.getByRole('heading', { name: '2024', exact: true })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every year in the post sidebar opens', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(posts[0]?.path ?? '/blog')
    const aside = page.getByRole('navigation', { name: 'All posts' })
    await aside.locator('summary', { hasText: '2024' }).click()
    await expect(aside.getByRole('link', { name: posts.at(-1)?.title })).toBeVisible()
    await page.goto('/blog')
    await expect(page.getByRole('main').locator('h3').filter({ visible: true })).toHaveCount(posts.length)
  })
})
