import type { BrowserContext } from '@playwright/test'

/**
 * Keeps from pages what Chromium without windows tells each of them while it loads: that a mouse stands in the corner.
 * There is none, and pages fetch more once somebody is there. Moves that a test makes are passed on.
 */
export async function ignoreIdleMouse(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const types = ['over', 'enter', 'move'].flatMap((type) => [`pointer${type}`, `mouse${type}`])
    const stop = (event: Event) => {
      const { clientX, clientY } = event as MouseEvent
      if (event.isTrusted && clientX === 0 && clientY === 0) event.stopImmediatePropagation()
    }
    for (const type of types) window.addEventListener(type, stop, { capture: true, passive: true })
  })
}
