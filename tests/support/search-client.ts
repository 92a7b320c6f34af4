import type { Page } from '@playwright/test'
import { bundleSearch } from '@/bench/search/measure'

/** Loads the search client, without the UI, into the current page. */
export async function loadSearchClient(page: Page, env: Record<string, string> = {}): Promise<void> {
  const files = await bundleSearch(env)
  await page.route('**/test-bundle/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({ body: files.get(name) ?? '', contentType: 'text/javascript' })
  })
  await page.addScriptTag({ url: '/test-bundle/client.js', type: 'module' })
  await page.waitForFunction(() => window.siteSearch !== undefined)
}
