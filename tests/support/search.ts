import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'

/** Files of the index, of both layers. */
export const index = '**/_content/search/**'
export const fullText = '**/_content/search/text/**'

/** Messages of a browser whose requests a test refuses on purpose. */
export const refused = [
  /Failed to (load|fetch)/,
  /net::ERR/,
  /could not be loaded/,
  /NetworkError/,
  /^50\d: /,
  /dynamically imported module/,
]

const folder = 'out/_next/static/scripts'

/** Scripts of the export that hold a text, by name. */
function findScripts(text: string): string[] {
  return readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(text),
  )
}

/** The scripts of the dialog, which come when it is opened. */
export const dialogScripts = findScripts('See all results')

/** React itself. */
export const reactScripts = findScripts('Minified React error')

/** The scripts of the list on the page of results. */
export const pageScripts = findScripts('search-result-list')

export const isOneOf = (names: readonly string[]) => (url: URL) =>
  names.some((name) => url.pathname.endsWith(`/${name}`))

/** Opens a page and waits until its scripts listen for what opens search. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.waitForFunction(() => ['docs-toc', 'site-menus'].some((name) => customElements.get(name) !== undefined))
}

export const getDialog = (page: Page) => page.locator('dialog.search-dialog')
export const getField = (page: Page) => getDialog(page).getByRole('combobox', { name: 'Search' })
export const getOptions = (page: Page) => getDialog(page).getByRole('option')
export const getActive = (page: Page) => getDialog(page).locator('[role=option][aria-selected=true]')

/** Opens the dialog of a page, with the code that it needs. */
export async function openDialog(page: Page, address = '/docs/api/event') {
  await visit(page, address)
  await page.keyboard.press('Control+k')
  await page.locator('dialog.search-dialog[data-state=ready]').waitFor()
}

/** Nothing more is to come: the full text has answered too. */
export async function settle(page: Page) {
  await page.getByText(/^See (all \d+ results|1 result)$|^No results for/).waitFor()
}

/** Holds back what a pattern matches, until it is released. */
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

/** Puts lists into the storage before the page is read, once. */
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
