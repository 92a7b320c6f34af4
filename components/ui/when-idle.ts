/** Runs a callback when the browser is idle, with a fallback for Safari. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 5000 })
  else setTimeout(callback, 2000)
}
