import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { desktop, phone } from '../pages/browser'
import { benchFolder } from '../paths'
import type { InteractionKind } from '../types'
import type { Control } from './controls'

const slowdown = 4
/** Milliseconds without a response after which a user tries again. */
const RETRY_AFTER = 250
const limit = 20_000

interface Place {
  x: number
  y: number
}

type Message =
  | { type: 'ready'; x: number; y: number }
  /** `field` is an input to press, if it appeared without focus. */
  | { type: 'lost'; field?: Place }
  | { type: 'answered'; milliseconds: number }

export interface Interaction {
  /** The limit, if there was no response in time. */
  milliseconds: number
  lost: number
}

/** Sends everything without waiting, because a busy page would delay each response. */
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
 * Opens a page with CPU throttling and performs an interaction as soon as its control is visible.
 * @throws if the control never appears
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  kind: InteractionKind,
  control: Control,
): Promise<Interaction> {
  const isPhone = kind === 'menu'
  const context = await browser.newContext({
    viewport: isPhone ? phone : desktop,
    ...(isPhone ? { isMobile: true, hasTouch: true } : {}),
    // Start in dark mode, so that a list that defaults to "system" changes when set to light.
    colorScheme: 'dark',
  })
  try {
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
        // Only rejects when the page closes.
        acting.catch(() => undefined)
      })
      page.goto(url, { waitUntil: 'commit' }).catch(reject)
    })
  } finally {
    await context.close()
  }
}
