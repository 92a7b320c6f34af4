import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { ignoreIdleMouse } from './idle-mouse'

/** Pages that the tests know by address; everything else is found on the pages. */
export const addresses = {
  components: '/docs/contributing/components',
  howTo: '/docs/development/starting-a-new-project/upgrading',
  index: '/docs/development',
  reference: '/docs/development/configuration',
  folder: '/docs/starting-a-new-project/getting-started',
} as const

interface Quiet {
  /** Lets a page see no mouse before the test moves one. */
  idleMouse: void
  /** Ends the answers that a test has held back: one that is late fails in the worker, as an error of no test. */
  leftovers: void
}

/** A test whose pages may write what they like. */
export const plainTest = base.extend<Quiet>({
  idleMouse: [
    async ({ context }, use) => {
      await ignoreIdleMouse(context)
      await use()
    },
    { auto: true },
  ],
  leftovers: [
    async ({ context }, use) => {
      await use()
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],
})

interface Watch {
  /** Messages that a test causes on purpose. */
  expectedMessages: RegExp[]
  /** Fails a test whose page wrote a warning, threw, missed a file or asked another origin. */
  watch: void
}

export const test = plainTest.extend<Watch>({
  expectedMessages: [[], { option: true }],
  watch: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = []
      const note = (message: string) => {
        if (!expectedMessages.some((expected) => expected.test(message))) messages.push(message)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
      context.on('response', (response) => {
        if (response.status() >= 400) note(`${response.status()}: ${response.url()}`)
      })
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== '127.0.0.1') note(`another origin: ${request.url()}`)
      })
      await use()
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until its scripts answer keys and presses. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScripts(page)
}

/** Until the scripts of a page answer keys and presses. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => ['docs-toc', 'site-menus'].some((name) => customElements.get(name) !== undefined))
}

/**
 * Holds the scripts of a page back.
 * @param files those that are held; all of the site by default
 * @returns lets them through
 */
export async function holdScripts(page: Page, files = '**/_next/static/**/*.js'): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Scrolls to a diagram and waits until it's drawn: its library is large, and the machine may be busy. */
export async function drawDiagram(diagram: Locator): Promise<void> {
  await diagram.scrollIntoViewIfNeeded()
  await expect(diagram).toHaveAttribute('data-drawn', /light|dark/, { timeout: 45_000 })
}

/** The first interaction: what isn't needed before it is loaded then. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')))
}

/** What follows links is loaded with the first interaction, and then gives the history entry a key. */
export async function comeNear(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('focusin')))
  await page.waitForFunction(() => (history.state as { entryKey?: unknown } | null)?.entryKey !== undefined)
}

export { expect } from '@playwright/test'

/** Widths on both sides of where the layout for large windows begins. */
export const widths = { least: 320, phone: 360, lastNarrow: 995, firstWide: 996, desktop: 1280 } as const
