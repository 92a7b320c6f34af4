import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'

/** Files of both layers of the index. */
export const index = '**/_content/search/**'
export const fullText = '**/_content/search/text/**'

/** Messages from a browser whose requests a test blocks on purpose. */
export const refused = [
  /Failed to (load|fetch)/,
  /net::ERR/,
  /could not be loaded/,
  /NetworkError/,
  /^50\d: /,
  /dynamically imported module/,
]

const folder = 'out/_next/static/scripts'

/** Names of the export's scripts that contain a text. */
function findScripts(text: string): string[] {
  return readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  )
}

/** The dialog's scripts, which load when it opens. */
export const dialogScripts = findScripts('See all results')

/** React itself. */
export const reactScripts = findScripts('Minified React error')

/** Scripts of the list on the results page. */
export const pageScripts = findScripts('search-result-list')

export const isOneOf = (names: readonly string[]) => (url: URL) =>
  names.some((name) => url.pathname.endsWith(`/${name}`))

/** Opens a page and waits until its scripts can open search. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => ['docs-toc', 'site-menus'].some((name) => customElements.get(name) !== undefined))
}

export const getDialog = (page: Page) => page.locator('dialog.search-dialog')
export const getField = (page: Page) => getDialog(page).getByRole('combobox', { name: 'Search' })
export const getOptions = (page: Page) => getDialog(page).getByRole('option')
export const getActive = (page: Page) => getDialog(page).locator('[role=option][aria-selected=true]')

/** Opens a page's search dialog with its code loaded. */
export async function openDialog(page: Page, address = '/docs/api/event') {
  await visit(page, address)
  await page.keyboard.press('Control+k')
  await page.locator('dialog.search-dialog[data-state=ready]').waitFor()
}

/** Waits for the final results, including the full text. */
export async function waitForResults(page: Page) {
  // "No results" is also announced.
  await page
    .getByText(/^See (all \d+ results|1 result)$|^No results for/)
    .first()
    .waitFor()
}

/** Blocks matching requests until they're released. */
export async function hold(page: Page, pattern: string | ((url: URL) => boolean)) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route: Route) => {
    await released
    await route.continue().catch(() => undefined)
  })
  return () => release()
}

export const refuse = (page: Page, pattern: string | ((url: URL) => boolean)) =>
  page.route(pattern, (route) => route.abort())

export const savedPage = (url: string, title: string, heading = '') => ({ url, title, heading, area: 'API' })

/** Stores lists once, before the page loads. */
export async function storeSaved(page: Page, recent: unknown, favorites: unknown = []) {
  await page.addInitScript(
    ([first, second]) => {
      if (sessionStorage.getItem('is-stored') !== null) return
      sessionStorage.setItem('is-stored', '')
      localStorage.setItem('search-recent', first ?? '')
      localStorage.setItem('search-favorites', second ?? '')
    },
    [recent, favorites].map((list) => (typeof list === 'string' ? list : JSON.stringify(list))),
  )
}
