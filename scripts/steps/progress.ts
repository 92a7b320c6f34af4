/** Between updates of a line in a terminal, and between lines elsewhere, such as in a log. */
const TERMINAL_MS = 200
const LOG_MS = 10_000

/** How far a step is after some seconds, its rate, and the time left: `pages    120 of 550, 14/s, 31 s left`. */
export function formatProgress(name: string, done: number, total: number, seconds: number): string {
  const rate = done / Math.max(seconds, 0.001)
  const shown = rate >= 10 ? String(Math.round(rate)) : rate.toFixed(1)
  const left = rate === 0 || done >= total ? '' : `, ${Math.ceil((total - done) / rate)} s left`
  return `${name.padEnd(9)}${done} of ${total}, ${shown}/s${left}`
}

/** Shows the progress of a long step: in place in a terminal, otherwise as a plain line every ten seconds. */
export function createProgress(name: string, output: NodeJS.WriteStream = process.stdout) {
  const began = performance.now()
  let shown = began
  let isOpen = false
  return {
    /** Shows how far the step is. Frequent calls are fine. */
    update: (done: number, total: number) => {
      const now = performance.now()
      if (now - shown < (output.isTTY ? TERMINAL_MS : LOG_MS)) return
      shown = now
      const text = formatProgress(name, done, total, (now - began) / 1000)
      isOpen = output.isTTY
      output.write(output.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
    },
    /** Ends the line. */
    end: () => {
      if (isOpen) output.write('\r\x1b[K')
      isOpen = false
    },
  }
}
