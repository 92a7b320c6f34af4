import type { BProgress } from '@bprogress/core'

/** Milliseconds before the progress bar shows. */
const DELAY = 200

let timer: number | undefined
let isShown = false
let library: Promise<typeof BProgress> | undefined

/** Called on the first intent, so that the bar is available when the page itself is slow to load. */
export function prepareProgress(): typeof library {
  library ??= import('@bprogress/core').then(({ BProgress: bar }) => {
    bar.configure({
      showSpinner: false,
      template: '<div class="bar" role="progressbar" aria-label="Loading page"></div>',
      barSelector: '.bar',
      speed: 160,
    })
    return bar
  })
  // Navigation works without it.
  library.catch(() => (library = undefined))
  return library
}

async function show(): Promise<void> {
  const bar = await prepareProgress()?.catch(() => undefined)
  if (bar === undefined || timer === undefined) return
  isShown = true
  bar.start()
}

export function startProgress(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void show(), DELAY)
}

export function endProgress(): void {
  window.clearTimeout(timer)
  timer = undefined
  if (!isShown) return
  isShown = false
  void prepareProgress()?.then((bar) => bar.done())
}
