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

/** A page that needs a list of files and has nothing else. */
function stubPage(answer: (address: string) => Response, files: string[] = []) {
  const fetched: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return Promise.resolve(answer(address))
  })
  const elements = files.map((file) => ({ getAttribute: () => file }))
  const page = { querySelectorAll: (selector: string) => (selector.startsWith('script') ? elements : []) }
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => page
    },
  )
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [] })
  return fetched
}

const html = (status = 200) => new Response('<p>Page</p>', { status, headers: { 'content-type': 'text/html' } })

describe('A page that is shown in place', () => {
  const load = async (address: string) => (await import('@/components/ui/page-load')).loadPage(address)

  test('is fetched once, with the files it needs', async () => {
    const fetched = stubPage(() => html(), ['/style.css'])
    await load('/docs/a')
    await load('/docs/a')
    expect(fetched).toEqual(['/docs/a', '/style.css'])
  })

  test('is found by its file on hosts without clean addresses', async () => {
    const fetched = stubPage((address) => html(address.endsWith('.html') ? 200 : 404))
    await load('/docs/a')
    expect(fetched).toEqual(['/docs/a', '/docs/a.html'])
  })

  test.each([
    ['the server fails', () => html(500), []],
    ['it is missing', () => html(404), []],
    ['something else answers', () => Response.json({}), []],
    ['one of its scripts is gone', (address: string) => html(address.endsWith('.js') ? 404 : 200), ['/gone.js']],
  ])('is an error when %s, and can be asked for again', async (_, answer, files) => {
    const fetched = stubPage(answer, files)
    await expect(load('/docs/a')).rejects.toThrow()
    const before = fetched.length
    await expect(load('/docs/a')).rejects.toThrow()
    expect(fetched).toHaveLength(before * 2)
  })
})

describe('A page that may be wanted next', () => {
  test.each([
    [undefined, true],
    [{}, true],
    [{ saveData: false, effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ saveData: true }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
  ])('is prefetched with the connection %j: %s', async (connection, isPrefetched) => {
    vi.stubGlobal('navigator', { connection })
    const fetched = stubPage(() => html())
    const { prefetch } = await import('@/components/navigation/prefetch')
    const askRouter = vi.fn()
    prefetch('/docs/a', askRouter)
    prefetch('/docs/a', askRouter)
    await vi.dynamicImportSettled()
    expect(fetched).toEqual(isPrefetched ? ['/docs/a'] : [])
    expect(askRouter).toHaveBeenCalledTimes(isPrefetched ? 1 : 0)
  })
})

describe('The progress bar', () => {
  const start = async () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', globalThis)
    const progress = await import('@/components/navigation/progress')
    progress.startProgress()
    return progress
  }

  test('shows once a page takes 200 ms, and goes when it is there', async () => {
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

  test('never shows for a page that is there sooner', async () => {
    const { endProgress } = await start()
    await vi.advanceTimersByTimeAsync(150)
    endProgress()
    await vi.advanceTimersByTimeAsync(1000)
    expect(bar.start).not.toHaveBeenCalled()
  })
})
