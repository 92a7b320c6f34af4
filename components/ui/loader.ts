/** Milliseconds before the spinner shows, so that a quick answer doesn't flash one. */
const SPINNER_DELAY = 200

/** Two rings that turn at different speeds. The style sheet stops them where reduced motion is preferred. */
const spinner =
  '<svg class="spinner" viewBox="0 0 40 40" width="40" height="40" fill="none" aria-hidden="true"><circle class="spinner-track" cx="20" cy="20" r="17"/><circle class="spinner-outer" cx="20" cy="20" r="17" pathLength="100"/><circle class="spinner-inner" cx="20" cy="20" r="10" pathLength="100"/></svg><span class="visually-hidden">Loading</span>'

interface LoaderOptions {
  /** What the failure message says first. */
  title?: string
  /** Gets the focus when Retry is pressed; the frame by default. The button itself is removed. */
  focus?: HTMLElement
}

function createParagraph(text: string, className = ''): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}

/** Shows what failed, until Retry is pressed. */
function showFailure(frame: HTMLElement, error: unknown, options: LoaderOptions): Promise<void> {
  const { title = 'Unable to load this part of the page', focus = frame } = options
  const alert = document.createElement('div')
  alert.className = 'loader-failed'
  alert.setAttribute('role', 'alert')
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.className = 'button'
  retry.textContent = 'Retry'
  alert.append(
    createParagraph(title, 'loader-title'),
    createParagraph('You might want to check your network connection.'),
    createParagraph(error instanceof Error ? error.message : String(error), 'loader-error'),
    retry,
  )
  frame.append(alert)
  return new Promise((resolve) => {
    retry.addEventListener('click', () => {
      focus.focus()
      alert.remove()
      resolve()
    })
  })
}

/**
 * The page loader: fills a frame with a spinner after a delay, or with the error and a Retry button.
 * @param load is called again for each Retry
 * @returns what was loaded; stays pending while it keeps failing
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
