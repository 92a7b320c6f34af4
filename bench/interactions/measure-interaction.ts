import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { desktop, launchBrowser, phone } from '../pages/browser'
import { startServer } from '../pages/server'
import { benchFolder } from '../paths'
import { measuredPages, type InteractionKind, type InteractionRow, type PageKind, type ToolId } from '../types'
import { controls, type Control } from './controls'

const slowdown = 4
/** Milliseconds without a response after which a user tries again. */
const RETRY_AFTER = 250
const limit = 20_000

interface Place {
  x: number
  y: number
}

type Message =
  | ({ type: 'ready' } & Place)
  /** `field` is an input to press, if it appeared without focus. */
  | { type: 'lost'; field?: Place }
  | { type: 'answered'; milliseconds: number }

/** The limit, if there was no response in time. */
type Interaction = Pick<InteractionRow, 'milliseconds' | 'lost'>

/** Sends everything without waiting, because a busy page would delay each response. */
async function press(client: CDPSession, { x, y }: Place, isPhone: boolean): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const
  await Promise.all(
    isPhone
      ? [
          client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
          client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
        ]
      : [
          client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
          client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
          client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
        ],
  )
}

async function act(page: Page, client: CDPSession, control: Control, place: Place, isPhone: boolean) {
  if (control.isList === true) await page.focus(control.selector ?? '')
  if (control.keys === undefined) await press(client, place, isPhone)
  else await page.keyboard.press(control.keys)
}

/** Opens a page with CPU throttling and performs an interaction as soon as its control is visible. */
async function interact(browser: Browser, url: string, kind: InteractionKind, control: Control): Promise<Interaction> {
  const isPhone = kind === 'menu'
  const context = await browser.newContext({
    viewport: isPhone ? phone : desktop,
    isMobile: isPhone,
    hasTouch: isPhone,
    // Start in dark mode, so that a list that defaults to "system" changes when set to light.
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const settings = { kind, control: control.selector, answer: control.answer, patience: RETRY_AFTER }
  const script = readFileSync(path.join(benchFolder, 'interactions/in-page.mjs'), 'utf8')
  // Ignore blank pages and other origins.
  const content = `if (location.protocol === 'http:') { globalThis.benchSettings = ${JSON.stringify(settings)};\n${script}}`
  await page.addInitScript({ content })
  await client.send('Runtime.enable')
  await client.send('Runtime.addBinding', { name: 'benchReport' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return new Promise<Interaction>((resolve, reject) => {
    let place: Place | undefined
    let lost = 0
    const timer = setTimeout(() => {
      if (place === undefined) reject(new Error(`${url} never showed ${control.selector ?? 'anything'}.`))
      else resolve({ milliseconds: limit, lost })
    }, limit)
    client.on('Runtime.bindingCalled', ({ payload }) => {
      const message = JSON.parse(payload) as Message
      if (message.type === 'answered') {
        clearTimeout(timer)
        resolve({ milliseconds: Math.round(message.milliseconds), lost })
        return
      }
      if (message.type === 'ready') place = message
      else lost++
      const field = message.type === 'lost' ? message.field : undefined
      const acting = field ? press(client, field, false) : act(page, client, control, place ?? { x: 0, y: 0 }, isPhone)
      // Only rejects when the page closes.
      acting.catch(() => undefined)
    })
    page.goto(url, { waitUntil: 'commit' }).catch(reject)
  })
}

/**
 * Measures the first interaction on a page of a site.
 * @throws if the control never appears
 */
export async function measureInteraction(
  tool: ToolId,
  out: string,
  page: PageKind,
  kind: InteractionKind,
): Promise<Interaction> {
  const control = controls[tool][kind]
  if (control === null) return { milliseconds: null, lost: 0 }
  const server = await startServer(out)
  const browser = await launchBrowser()
  try {
    return await interact(browser, server.origin + measuredPages[page], kind, control)
  } finally {
    await browser.close()
    server.close()
  }
}
