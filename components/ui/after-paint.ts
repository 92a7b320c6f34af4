/** Runs `task` once the browser has painted, so that slow changes nobody sees don't delay the response to an input. */
export function runAfterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task))
}
