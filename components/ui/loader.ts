/** Milliseconds before the spinner shows, so fast responses don't flash one. */
const SPINNER_DELAY = 200

/** Two rings that rotate at different speeds. CSS stops them for reduced motion. */
const spinner =
  '<svg class="spinner" viewBox="0 0 40 40" width="40" height="40" fill="none" aria-hidden="true"><circle class="spinner-track" cx="20" cy="20" r="17"/><circle class="spinner-outer" cx="20" cy="20" r="17" pathLength="100"/><circle class="spinner-inner" cx="20" cy="20" r="10" pathLength="100"/></svg><span class="sr-only">Loading</span>'

interface LoaderOptions {
  title?: string
  /** Receives focus when Retry is pressed, because the button is removed. Defaults to the frame. */
  focus?: HTMLElement
}

const failure =
  '<p class="loader-title"></p><p>You might want to check your network connection.</p><p class="loader-error"></p><button type="button" class="button">Retry</button>'

/** Shows the error. Resolves when Retry is pressed. */
function showFailure(frame: HTMLElement, error: unknown, options: LoaderOptions): Promise<void> {
  const { title = 'Unable to load this part of the page', focus = frame } = options
  const alert = document.createElement('div')
  alert.className = 'loader-failed'
  alert.setAttribute('role', 'alert')
  alert.innerHTML = failure
  alert.querySelector('.loader-title')?.append(title)
  alert.querySelector('.loader-error')?.append(error instanceof Error ? error.message : String(error))
  frame.append(alert)
  return new Promise((resolve) => {
    alert.querySelector('button')?.addEventListener('click', () => {
      focus.focus()
      alert.remove()
      resolve()
    })
  })
}

/**
 * Shows a spinner after a delay, or the error and a Retry button if loading fails.
 * @param load called again for each retry
 * @returns the result of `load`; stays pending until it succeeds
 */
export async function showLoader<T>(
  frame: HTMLElement,
  load: () => Promise<T>,
  options: LoaderOptions = {},
): Promise<T> {
  const status = document.createElement('div')
  status.className = 'loader-status'
  status.setAttribute('role', 'status')
  frame.classList.add('loader')
  frame.tabIndex = -1
  frame.replaceChildren(status)
  for (;;) {
    const timer = window.setTimeout(() => (status.innerHTML = spinner), SPINNER_DELAY)
    try {
      return await load()
    } catch (error) {
      window.clearTimeout(timer)
      status.replaceChildren()
      await showFailure(frame, error, options)
    } finally {
      window.clearTimeout(timer)
      status.replaceChildren()
    }
  }
}
