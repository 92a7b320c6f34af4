import type { Page } from '@playwright/test'
import { waitForLinks, expect, test } from '../support/e2e'
import {
  dialogScripts,
  fullText,
  getActive,
  getDialog,
  getField,
  getOptions,
  hold,
  isOneOf,
  openDialog,
  waitForResults,
  visit,
} from '../support/search'

const start = '/docs/api/event'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe("The cost of search before it's used", () => {
  test('is no dialog script before it opens, and no index file before the first key', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const listScripts = () => requested.filter((path) => dialogScripts.some((name) => path.endsWith(name)))
    const listIndex = () => requested.filter((path) => path.includes('/_content/search'))
    const listFonts = () => requested.filter((path) => path.endsWith('.woff2'))
    await visit(page, start)
    await page.getByRole('button', { name: 'Search', exact: true }).hover()
    await page.waitForTimeout(300)
    await page.waitForLoadState('networkidle')
    expect([dialogScripts.length > 0, listScripts(), listIndex()]).toEqual([true, [], []])
    const fonts = listFonts()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.locator('dialog[data-state=ready]').waitFor()
    await page.waitForLoadState('networkidle')
    expect([listScripts().length > 0, listIndex()]).toEqual([true, []])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect.poll(listIndex).toEqual(['/_content/search/outline.json'])
    await page.keyboard.type('e')
    await expect.poll(() => listIndex().some((path) => path.includes('/text/'))).toBe(true)
    // The trail of a result has a character that no page has.
    await expect(page.getByRole('option').filter({ hasText: ' › ' }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(listFonts()).toEqual(fonts)
  })
})

test.describe('The dialog opens', () => {
  test('with Ctrl+K, ⌘K or /, but with no other key and not while typing, and Escape closes it and restores the focus', async ({
    page,
  }) => {
    await visit(page, start)
    // Wait until the scripts have taken over before adding anything to the page.
    await waitForLinks(page)
    // Letters that aren't shortcuts.
    await page.keyboard.type('dates')
    await page.evaluate(() => {
      const field = document.createElement('input')
      document.querySelector('main')?.prepend(field)
      field.focus()
    })
    await page.keyboard.type('a/b')
    await expect(page.locator('main input')).toHaveValue('a/b')
    await expect(getDialog(page)).toHaveCount(0)
    const link = page.locator('docs-sidebar a').first()
    await link.focus()
    // Escape arrives before the dialog has been painted.
    await page.evaluate(() => {
      for (const init of [{ key: 'k', code: 'KeyK', ctrlKey: true }, { key: 'Escape' }])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
        )
    })
    await expect(getDialog(page)).toBeHidden()
    await expect(getDialog(page)).toBeAttached()
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await link.focus()
      await page.keyboard.press(key)
      await expect(getField(page), key).toBeFocused()
      await expect(getField(page), key).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(getDialog(page), key).toBeHidden()
      await expect(link, key).toBeFocused()
    }
  })

  test('with its button, over a page that neither scrolls nor moves, and closes with its shortcut, its button or a click outside', async ({
    page,
  }) => {
    await visit(page, start)
    const button = page.getByRole('button', { name: 'Search', exact: true })
    const getLeft = () => page.locator('main').evaluate((element) => element.getBoundingClientRect().left)
    await button.click()
    await expect(getField(page)).toBeFocused()
    await expect(page).toHaveURL(start)
    const left = await getLeft()
    await page.mouse.move(640, 700)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(getDialog(page)).toBeHidden()
    await expect(button).toBeFocused()
    expect(await getLeft()).toBe(left)
    await page.keyboard.press('Space')
    await expect(getField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Control+k')
    await expect(getDialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await getDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(getDialog(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    // It's modal from the next frame on.
    await expect(page.locator('dialog.search-dialog:modal')).toBeVisible()
    await page.mouse.click(5, 400)
    await expect(getDialog(page)).toBeHidden()
    await page.mouse.move(640, 700)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})

test.describe('While the code is loading', () => {
  test('no key is lost: text and caret stay, and the search runs', async ({ page }) => {
    const release = await hold(page, isOneOf(dialogScripts))
    await visit(page, start)
    await page.keyboard.press('Control+k')
    // Before and after its frame opens.
    await page.keyboard.type('ev')
    await expect(getField(page)).toHaveValue('ev')
    await page.keyboard.type('nt')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('e')
    await expect(getDialog(page)).toHaveAttribute('data-state', 'waiting')
    release()
    await expect(getOptions(page).first()).toBeVisible()
    await expect(getField(page)).toHaveValue('event')
    await expect(getField(page)).toBeFocused()
    expect(await getField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
  })

  test('text typed while it starts is searched for too', async ({ page }) => {
    await visit(page, start)
    await page.evaluate(() => {
      // Between loading the script and the first render.
      new MutationObserver(() => {
        const dialog = document.querySelector<HTMLElement>('dialog.search-dialog[data-state=ready]')
        const field = dialog?.querySelector('input')
        if (!field || field.value !== '') return
        field.value = 'event'
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-state'] })
    })
    await page.keyboard.press('Control+k')
    await expect(getOptions(page).first()).toBeVisible()
    await expect(getField(page)).toHaveValue('event')
  })

  test('Enter opens the results page', async ({ page }) => {
    const release = await hold(page, isOneOf(dialogScripts))
    await visit(page, start)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('two words & more')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=two+words+%26+more')
    release()
  })
})

test.describe('Results', () => {
  test('answer exact questions in the first one, are grouped by page and highlighted, and link to headings, also of the current page', async ({
    page,
  }) => {
    await openDialog(page)
    // A field, a function and an error message.
    for (const [query = '', ...answer] of [
      ['trailingSlash', 'trailingSlash', 'boolean', 'false'],
      ['getEvent()', 'function getEvent(id: string'],
      ['License has expired', 'License has expired', 'license'],
    ]) {
      await getField(page).fill(query)
      for (const text of answer)
        await expect(getOptions(page).first().locator('[data-slot=search-answer]')).toContainText(text)
    }
    await getField(page).fill('')
    await expect(getDialog(page).getByRole('group', { name: 'Start here' })).toBeVisible()
    await getField(page).fill('event reference')
    await waitForResults(page)
    const group = getDialog(page).getByRole('group').first()
    await expect(group).toHaveAccessibleName('Event reference')
    const first = group.getByRole('option').first()
    await expect(first).toHaveAttribute('href', '/docs/api/event')
    await expect(first.locator('[data-slot=search-option-trail]')).toContainText('API')
    await expect(first.locator('mark').first()).toHaveText('Event')
    await expect(group.locator('[data-slot=search-excerpt]').first()).not.toBeEmpty()
    const place = getDialog(page).locator('[data-slot=search-place]').first()
    const hash = new URL((await place.getAttribute('href')) ?? '', page.url()).hash
    await place.click()
    await expect(page).toHaveURL(start + hash)
    await expect(getDialog(page)).toBeHidden()
    await expect(page.locator(hash)).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).not.toBeFocused()
  })

  test('are a list box controlled from the field: arrow keys wrap, Home and End stay in the text', async ({ page }) => {
    await openDialog(page)
    // The list has places to start.
    await expect(getField(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.type('event')
    await waitForResults(page)
    const field = getField(page)
    const count = await getOptions(page).count()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    const list = (await field.getAttribute('aria-controls')) ?? ''
    await expect(page.locator(`#${list}`)).toHaveRole('listbox')
    const isActive = async (at: number) => {
      const id = await getOptions(page).nth(at).getAttribute('id')
      await expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
      await expect(getActive(page)).toHaveCount(1)
      await expect(getOptions(page).nth(at)).toHaveAttribute('aria-selected', 'true')
    }
    expect(count).toBeGreaterThan(3)
    await isActive(0)
    await page.keyboard.press('ArrowUp')
    await isActive(count - 1)
    await expect(getOptions(page).last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await isActive(0)
    await page.keyboard.press('ArrowDown')
    await isActive(1)
    await page.keyboard.press('Home')
    expect(await field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0)
    await page.keyboard.press('End')
    expect(await field.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(5)
    await isActive(1)
  })

  test('are copied as links with Shift+Enter, open in a new tab with Ctrl+Enter and in place with Enter, and Back closes the dialog', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDialog(page)
    await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
    await page.keyboard.type('flow reference')
    await waitForResults(page)
    await page.keyboard.press('Shift+Enter')
    await expect(getDialog(page).getByRole('status')).toHaveText('Link copied')
    await expect(getDialog(page).getByRole('status')).toBeInViewport({ ratio: 1 })
    // The number of results, announced half a second after them, doesn't replace it.
    await page.waitForTimeout(600)
    await expect(getDialog(page).getByRole('status')).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/docs\/api\/flow$/)
    // Enter ends an IME composition.
    await getField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(title(await opened)).toHaveText('Flow reference')
    await (await opened).close()
    await expect(getDialog(page)).toBeVisible()
    await expect(page).toHaveURL(start)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Flow reference')
    await expect(getDialog(page)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(getField(page)).toBeFocused()
    await page.goBack()
    await expect(title(page)).toHaveText('Event reference')
    await expect(getDialog(page)).toBeHidden()
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  test('show names first, then text, without flickering or losing the selection, are counted and announced, and all shown on the results page', async ({
    page,
  }) => {
    const release = await hold(page, fullText)
    await openDialog(page)
    await page.keyboard.type('event')
    await expect(getOptions(page).first()).toBeVisible()
    await expect(getDialog(page).getByText('See all results')).toBeVisible()
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
    const chosen = (await getActive(page).getAttribute('href')) ?? ''
    await page.evaluate(() => {
      const body = document.querySelector('.search-body') ?? document.body
      new MutationObserver(() => {
        if (body.querySelector('[role=option]') === null || body.querySelector('[data-stale]'))
          Object.assign(window, { flickered: true })
      }).observe(body, { childList: true, subtree: true, attributes: true })
    })
    release()
    await waitForResults(page)
    await expect(getDialog(page).locator('[data-slot=search-excerpt]').first()).toBeVisible()
    await expect(getActive(page)).toHaveAttribute('href', chosen)
    expect(await page.evaluate(() => 'flickered' in window)).toBe(false)
    const link = getDialog(page).getByRole('link', { name: /^See all \d+ results$/ })
    const [count] = /\d+/.exec((await link.textContent()) ?? '') ?? []
    // Once typing pauses.
    await expect(getDialog(page).getByRole('status')).toHaveText(`${count} pages found`)
    await link.click()
    await expect(page).toHaveURL('/search?q=event')
    await expect(getDialog(page)).toBeHidden()
    await expect(title(page)).toHaveText('Search')
    await expect(page.getByText(`${count} pages for “event”`)).toBeVisible()
  })
})

test.describe('A query', () => {
  test('without results says so, suggests existing pages and offers a report, or links to the closest pages', async ({
    page,
  }) => {
    await openDialog(page)
    const query = 'zzqqxxv'
    await page.keyboard.type(query)
    await expect(getDialog(page).getByText(`No results for "${query}"`)).toBeVisible()
    await expect(getField(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(getDialog(page).getByRole('status')).toHaveText(`No results for ${query}`)
    const us = getDialog(page)
      .getByText('Believe this query should return results?')
      .getByRole('link', { name: 'Let us know.' })
    await expect(us).toHaveAttribute('href', /\/issues\/new\?title=.*zzqqxxv/)
    await expect(getDialog(page).getByText('Try searching for')).toBeVisible()
    const suggestions = getDialog(page).locator('[data-slot=search-suggestions] button')
    for (const name of await suggestions.allTextContents()) {
      await suggestions.getByText(name, { exact: true }).click()
      await expect(getField(page)).toHaveValue(name)
      await expect(getField(page)).toBeFocused()
      await expect(getOptions(page).first()).toBeVisible()
      await getField(page).fill(query)
      await expect(getDialog(page).getByText('Try searching for')).toBeVisible()
    }
    // Only shares a common word with pages.
    await getField(page).fill('quantum blockchain pizza event')
    await expect(getDialog(page).getByText('No results for "quantum')).toBeVisible()
    const nearest = getDialog(page).getByRole('list', { name: 'These pages come closest' }).getByRole('link')
    await expect(nearest).toHaveCount(3)
    await nearest.first().click()
    await expect(getDialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  const wild = [
    '<img src=x onerror="window.hacked=1">',
    `"' OR 1=1 --`,
    'مرحبا',
    '%00',
    '__ais-highlight__x',
    '.*',
    '()',
  ]
  test('is treated as text, limited to 512 characters, selected when the dialog reopens, and can be cleared', async ({
    page,
  }) => {
    await openDialog(page)
    const field = getField(page)
    const clear = getDialog(page).getByRole('button', { name: 'Clear the search' })
    const starts = getDialog(page).getByRole('group', { name: 'Start here' })
    for (const query of wild) {
      await field.fill('')
      await expect(starts, query).toBeVisible()
      await field.fill(query)
      await waitForResults(page)
      await expect(field, query).toHaveValue(query)
      await expect(getDialog(page).locator('img'), query).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window), query).toBe(false)
    }
    await clear.click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(starts).toBeVisible()
    await expect(clear).toBeHidden()
    await page.keyboard.insertText('a'.repeat(600))
    await expect(field).toHaveValue('a'.repeat(512))
    await page.keyboard.type('b')
    await expect(field).toHaveValue('a'.repeat(512))
    await field.evaluate((element: HTMLInputElement) => {
      element.value = '😀'.repeat(512)
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(field).toHaveValue('😀'.repeat(256))
    await field.fill('event')
    await expect(getOptions(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(getOptions(page).first()).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('event')
    await page.keyboard.type('flow')
    await expect(field).toHaveValue('flow')
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the dialog is a sheet with its field at the top, its button closes it, and a tap opens a result', async ({
    page,
  }) => {
    await visit(page, start)
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await getDialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(getDialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Search', exact: true }).tap()
    await expect(getField(page)).toBeFocused()
    // It slides into place.
    await expect.poll(() => getDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 })
    const box = await getField(page).boundingBox()
    expect(box?.y).toBeLessThan(60)
    await page.keyboard.type('flow reference')
    await waitForResults(page)
    expect(await getDialog(page).evaluate((element) => element.scrollWidth)).toBe(360)
    await getOptions(page).first().tap()
    await expect(title(page)).toHaveText('Flow reference')
    await expect(getDialog(page)).toBeHidden()
  })
})
