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
  test('is no dialog script and no index file before it opens, and no text of pages before the first key', async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const listScripts = () => requested.filter((path) => dialogScripts.some((name) => path.endsWith(name)))
    const listIndex = () => requested.filter((path) => path.includes('/_content/search'))
    await visit(page, start)
    await page.getByRole('link', { name: 'Search', exact: true }).hover()
    await page.waitForTimeout(300)
    await page.waitForLoadState('networkidle')
    expect([dialogScripts.length > 0, listScripts(), listIndex()]).toEqual([true, [], []])
    await page.keyboard.press('Control+k')
    await page.locator('dialog[data-state=ready]').waitFor()
    await page.waitForLoadState('networkidle')
    expect([listScripts().length > 0, listIndex()]).toEqual([true, ['/_content/search/outline.json']])
    await page.keyboard.type('e')
    await expect.poll(() => listIndex().some((path) => path.includes('/text/'))).toBe(true)
  })
})

test.describe('The dialog opens', () => {
  test('with its button, and Escape returns the focus to it', async ({ page }) => {
    await visit(page, start)
    const button = page.getByRole('link', { name: 'Search', exact: true })
    await button.click()
    await expect(getField(page)).toBeFocused()
    await expect(page).toHaveURL(start)
    await page.keyboard.press('Escape')
    await expect(getDialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('with Ctrl+K, ⌘K or /, and closing restores the focus', async ({ page }) => {
    await visit(page, start)
    const link = page.locator('docs-sidebar a').first()
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

  test('and closes on Escape before it has been painted', async ({ page }) => {
    await visit(page, start)
    await page.evaluate(() => {
      for (const init of [{ key: 'k', code: 'KeyK', ctrlKey: true }, { key: 'Escape' }])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
        )
    })
    await expect(getDialog(page)).toBeHidden()
    await expect(getDialog(page)).toBeAttached()
  })

  test('with no other key, and not with / while typing in a field', async ({ page }) => {
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
  })

  test('and closes with its shortcut, its button or a click outside', async ({ page }) => {
    await openDialog(page)
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
  })

  test('over a page that then neither scrolls nor moves', async ({ page }) => {
    await openDialog(page)
    const left = await page.locator('main').evaluate((element) => element.getBoundingClientRect().left)
    await page.mouse.move(640, 700)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    expect(await page.locator('main').evaluate((element) => element.getBoundingClientRect().left)).toBe(left)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })

  test('with the last query, selected, and its results', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('event')
    await waitForResults(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(getOptions(page).first()).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('event')
    await page.keyboard.type('flow')
    await expect(getField(page)).toHaveValue('flow')
  })

  test('and closes on Back', async ({ page }) => {
    await visit(page, '/docs/api/flow')
    await waitForLinks(page)
    await page.locator('docs-sidebar a[href="/docs/api/event"]').click()
    await expect(title(page)).toHaveText('Event reference')
    await page.keyboard.press('Control+k')
    await expect(getField(page)).toBeFocused()
    await page.goBack()
    await expect(title(page)).toHaveText('Flow reference')
    await expect(getDialog(page)).toBeHidden()
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
  test('are grouped by page and highlighted, with headings and context', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('event reference')
    await waitForResults(page)
    const group = getDialog(page).getByRole('group').first()
    await expect(group).toHaveAccessibleName('Event reference')
    const first = group.getByRole('option').first()
    await expect(first).toHaveAttribute('href', '/docs/api/event')
    await expect(first.locator('[data-slot=search-option-trail]')).toContainText('API')
    await expect(first.locator('mark').first()).toHaveText('Event')
    await expect(group.locator('[data-slot=search-excerpt]').first()).not.toBeEmpty()
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

  test('open in place with Enter, with the focus in the page', async ({ page }) => {
    await openDialog(page)
    await page.evaluate(() => Object.assign(window, { mark: 'kept' }))
    await page.keyboard.type('flow reference')
    await waitForResults(page)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Flow reference')
    await expect(getDialog(page)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

  test('link to a heading, also on the current page', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('event reference')
    await waitForResults(page)
    const place = getDialog(page).locator('[data-slot=search-place]').first()
    const hash = new URL((await place.getAttribute('href')) ?? '', page.url()).hash
    await place.click()
    await expect(page).toHaveURL(start + hash)
    await expect(getDialog(page)).toBeHidden()
    await expect(page.locator(hash)).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Search', exact: true })).not.toBeFocused()
  })

  test('open in a new tab with Ctrl+Enter, and the dialog stays open', async ({ page, context }) => {
    await openDialog(page)
    await page.keyboard.type('flow reference')
    await waitForResults(page)
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(title(await opened)).toHaveText('Flow reference')
    await expect(getDialog(page)).toBeVisible()
    await expect(page).toHaveURL(start)
  })

  test('are copied as links with Shift+Enter', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDialog(page)
    await page.keyboard.type('flow reference')
    await waitForResults(page)
    await page.keyboard.press('Shift+Enter')
    await expect(getDialog(page).getByRole('status')).toHaveText('Link copied')
    await expect(getDialog(page).getByRole('status')).toBeInViewport({ ratio: 1 })
    // The number of results, announced half a second after them, doesn't replace it.
    await page.waitForTimeout(600)
    await expect(getDialog(page).getByRole('status')).toHaveText('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\/docs\/api\/flow$/)
    await expect(page).toHaveURL(start)
  })

  test('answer an exact field, function or error message in the first one', async ({ page }) => {
    await openDialog(page)
    for (const [query = '', ...answer] of [
      ['trailingSlash', 'trailingSlash', 'boolean', 'false'],
      ['getEvent()', 'function getEvent(id: string'],
      ['License has expired', 'License has expired', 'license'],
    ]) {
      await getField(page).fill(query)
      for (const text of answer)
        await expect(getOptions(page).first().locator('[data-slot=search-answer]')).toContainText(text)
    }
  })

  test('show names first, then text, and the selection is kept', async ({ page }) => {
    const release = await hold(page, fullText)
    await openDialog(page)
    await page.keyboard.type('event')
    await expect(getOptions(page).first()).toBeVisible()
    await expect(getDialog(page).getByText('See all results')).toBeVisible()
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
    const chosen = (await getActive(page).getAttribute('href')) ?? ''
    release()
    await waitForResults(page)
    await expect(getDialog(page).locator('[data-slot=search-excerpt]').first()).toBeVisible()
    await expect(getActive(page)).toHaveAttribute('href', chosen)
  })

  test("never leave the list empty while they're updating", async ({ page }) => {
    const release = await hold(page, fullText)
    await openDialog(page)
    await page.keyboard.type('event')
    await expect(getOptions(page).first()).toBeVisible()
    await page.evaluate(() => {
      const body = document.querySelector('.search-body') ?? document.body
      new MutationObserver(() => {
        if (body.querySelector('[role=option]') === null || body.querySelector('[data-stale]'))
          Object.assign(window, { flickered: true })
      }).observe(body, { childList: true, subtree: true, attributes: true })
    })
    release()
    await waitForResults(page)
    expect(await page.evaluate(() => 'flickered' in window)).toBe(false)
  })

  test('are counted, announced once typing pauses, and all shown on the results page', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('event')
    await waitForResults(page)
    const link = getDialog(page).getByRole('link', { name: /^See all \d+ results$/ })
    const [count] = /\d+/.exec((await link.textContent()) ?? '') ?? []
    await expect(getDialog(page).getByRole('status')).toHaveText(`${count} pages found`)
    await link.click()
    await expect(page).toHaveURL('/search?q=event')
    await expect(getDialog(page)).toBeHidden()
    await expect(title(page)).toHaveText('Search')
    await expect(page.getByText(`${count} pages for “event”`)).toBeVisible()
  })
})

test.describe('A query', () => {
  test('without results says so, suggests existing pages, and offers a report', async ({ page }) => {
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
  })

  test('that only shares a common word with pages has no results, but links to the closest pages', async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('quantum blockchain pizza event')
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
  test('with special characters is treated as text', async ({ page }) => {
    await openDialog(page)
    for (const query of wild) {
      await getField(page).fill('')
      await expect(getDialog(page).getByRole('group', { name: 'Start here' }), query).toBeVisible()
      await getField(page).fill(query)
      await waitForResults(page)
      await expect(getField(page), query).toHaveValue(query)
      await expect(getDialog(page).locator('img'), query).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window), query).toBe(false)
    }
  })

  test('is limited to 512 characters, whether typed, pasted or set by a script', async ({ page }) => {
    await openDialog(page)
    const field = getField(page)
    await page.keyboard.insertText('a'.repeat(600))
    await expect(field).toHaveValue('a'.repeat(512))
    await page.keyboard.type('b')
    await expect(field).toHaveValue('a'.repeat(512))
    await field.evaluate((element: HTMLInputElement) => {
      element.value = '😀'.repeat(512)
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(field).toHaveValue('😀'.repeat(256))
  })

  test('can be cleared', async ({ page }) => {
    await openDialog(page)
    await expect(getDialog(page).getByRole('button', { name: 'Clear the search' })).toBeHidden()
    await page.keyboard.type('event')
    await getDialog(page).getByRole('button', { name: 'Clear the search' }).click()
    await expect(getField(page)).toHaveValue('')
    await expect(getField(page)).toBeFocused()
    await expect(getDialog(page).getByRole('group', { name: 'Start here' })).toBeVisible()
  })

  test("isn't sent during IME composition", async ({ page }) => {
    await openDialog(page)
    await page.keyboard.type('event')
    await waitForResults(page)
    await getField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(getDialog(page)).toBeVisible()
    await expect(page).toHaveURL(start)
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('the dialog is a sheet with its field at the top, its button closes it, and a tap opens a result', async ({
    page,
  }) => {
    await visit(page, start)
    await page.getByRole('link', { name: 'Search', exact: true }).tap()
    await getDialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(getDialog(page)).toBeHidden()
    await page.getByRole('link', { name: 'Search', exact: true }).tap()
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
