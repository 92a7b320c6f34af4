import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { desk, phone } from '../pages/browser'
import { benchFolder } from '../paths'
import type { InteractionKind } from '../types'
import type { Control } from './controls'

const slowdown = 4
/** After so long without an answer a reader tries again. */
const patience = 250
const limit = 20_000

interface Place {
  x: number
  y: number
}

type Message =
  | { type: 'ready'; x: number; y: number }
  /** With a field that has to be pressed, where one has come without the focus. */
  | { type: 'lost'; field?: Place }
  | { type: 'answered'; milliseconds: number }

export interface Interaction {
  /** The limit, where nothing was answered until then. */
  milliseconds: number
  lost: number
}

/** Everything is sent at once: a page that is busy would hold back what waits for an earlier answer. */
async function touch(client: CDPSession, x: number, y: number): Promise<void> {
  await Promise.all([
    client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
}

async function press(client: CDPSession, x: number, y: number): Promise<void> {
  const button = { x, y, button: 'left' as const, clickCount: 1 }
  await Promise.all([
    client.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
    client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
  ])
}

async function act(page: Page, client: CDPSession, control: Control, place: Place, isPhone: boolean) {
  if (control.isList === true) await page.focus(control.selector ?? '')
  if (control.keys !== undefined) await page.keyboard.press(control.keys)
  else if (isPhone) await touch(client, place.x, place.y)
  else await press(client, place.x, place.y)
}

/**
 * Opens a page on a slowed processor and does one thing as soon as that can be seen.
 * @throws when it never can
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  kind: InteractionKind,
  control: Control,
): Promise<Interaction> {
  const isPhone = kind === 'menu'
  const context = await browser.newContext({
    viewport: isPhone ? phone : desk,
    ...(isPhone ? { isMobile: true, hasTouch: true } : {}),
    // From dark to light, so that a list that begins at "system" has something to change.
    colorScheme: 'dark',
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    const settings = { kind, control: control.selector, answer: control.answer, patience }
    const script = readFileSync(path.join(benchFolder, 'interactions/in-page.mjs'), 'utf8')
    // Frames of other origins and the empty page are none of our business.
    const content = `if (location.protocol === 'http:') { globalThis.benchSettings = ${JSON.stringify(settings)};\n${script}}`
    await page.addInitScript({ content })
    await client.send('Runtime.enable')
    await client.send('Runtime.addBinding', { name: 'benchReport' })
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await new Promise<Interaction>((resolve, reject) => {
      let place: Place = { x: 0, y: 0 }
      let isReady = false
      let lost = 0
      const timer = setTimeout(() => {
        if (isReady) resolve({ milliseconds: limit, lost })
        else reject(new Error(`${url} never showed ${control.selector ?? 'anything'}.`))
      }, limit)
      client.on('Runtime.bindingCalled', ({ payload }) => {
        const message = JSON.parse(payload) as Message
        if (message.type === 'answered') {
          clearTimeout(timer)
          resolve({ milliseconds: Math.round(message.milliseconds), lost })
          return
        }
        if (message.type === 'ready') {
          isReady = true
          place = message
        } else lost++
        const field = message.type === 'lost' ? message.field : undefined
        const acting = field ? press(client, field.x, field.y) : act(page, client, control, place, isPhone)
        // It is only ended by the page being closed.
        acting.catch(() => undefined)
      })
      page.goto(url, { waitUntil: 'commit' }).catch(reject)
    })
  } finally {
    await context.close()
  }
}
