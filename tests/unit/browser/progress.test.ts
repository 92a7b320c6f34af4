import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const bar = { configure: vi.fn(), start: vi.fn(), done: vi.fn() }
vi.mock('@bprogress/core', () => ({ BProgress: bar }))

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('The progress bar', () => {
  const start = async () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    const progress = await import('@/components/navigation/progress')
    progress.startProgress()
    return progress
  }

  test('appears once a page takes 200 ms, and disappears when it has loaded', async () => {
    const { endProgress } = await start()
    await vi.advanceTimersByTimeAsync(199)
    expect(bar.start).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await vi.dynamicImportSettled()
    expect(bar.start).toHaveBeenCalledTimes(1)
    endProgress()
    await vi.dynamicImportSettled()
    expect(bar.done).toHaveBeenCalledTimes(1)
  })

  test('never appears for a page that loads faster', async () => {
    const { endProgress } = await start()
    await vi.advanceTimersByTimeAsync(150)
    endProgress()
    await vi.advanceTimersByTimeAsync(1000)
    expect(bar.start).not.toHaveBeenCalled()
  })
})
