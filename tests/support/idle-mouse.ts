import type { BrowserContext } from '@playwright/test'

/**
 * Hides the pointer events that headless Chromium sends to every page while it loads, as if the mouse were in the top
 * left corner. They'd count as a first interaction. Mouse moves by a test are passed on.
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
