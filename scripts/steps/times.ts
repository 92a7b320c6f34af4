/** Start and end of a step, in milliseconds since the process started. */
type Time = { name: string } & Record<'began' | 'ended', number>

const times: Time[] = []

/** Runs a step and records its duration. */
export async function measure<T>(name: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await run()
  } finally {
    times.push({ name, began, ended: performance.now() })
  }
}

/** A table of steps in start order, with the total time from first start to last end. */
export function formatTimes(parts: readonly Time[] = times): string {
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`
  const start = Math.min(...parts.map(({ began }) => began))
  const rows = parts
    .toSorted((a, b) => a.began - b.began)
    .map(({ name, began, ended }) => [name, seconds(began, ended), `from ${seconds(start, began)}`])
  const total = ['total', seconds(start, Math.max(...parts.map(({ ended }) => ended))), '']
  return [...rows, total]
    .map(([name = '', time = '', from = '']) => `${name.padEnd(14)}${time.padStart(6)}  ${from}`.trimEnd())
    .join('\n')
}
