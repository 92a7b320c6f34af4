import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProgress, formatProgress } from '@/scripts/steps/progress'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows count, rate and time left', () => {
  expect(formatProgress('pages', 120, 550, 10)).toBe('pages    120 of 550, 12/s, 36 s left')
  expect(formatProgress('pages', 5, 550, 10)).toBe('pages    5 of 550, 0.5/s, 1090 s left')
  expect(formatProgress('pages', 550, 550, 10)).toBe('pages    550 of 550, 55/s')
})

/** Everything that 20 seconds of progress write. */
function record(isTTY: boolean): string[] {
  const written: string[] = []
  const output = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream
  const progress = createProgress('pages', output)
  for (let second = 1; second <= 20; second++) {
    vi.advanceTimersByTime(1000)
    progress.update(second, 20)
  }
  progress.end()
  return written
}

it('writes a plain line every ten seconds to a log', () => {
  expect(record(false)).toEqual(['pages    10 of 20, 1.0/s, 10 s left\n', 'pages    20 of 20, 1.0/s\n'])
})

it('rewrites one line in a terminal, and removes it at the end', () => {
  const written = record(true)
  expect(written).toHaveLength(21)
  expect(written[0]).toBe('\r\u001b[Kpages    1 of 20, 1.0/s, 19 s left')
  expect(written.join('')).not.toContain('\n')
  expect(written.at(-1)).toBe('\r\u001b[K')
})
