/** Calls back when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 5000 })
  else setTimeout(callback, 2000)
}
