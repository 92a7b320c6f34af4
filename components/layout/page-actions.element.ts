import { announce } from '../ui/announce'
import { define } from '../ui/define'

/** How long the button shows the outcome, in milliseconds. */
const FEEDBACK_DURATION = 1600

/** Copies text that's still loading. Safari requires the clipboard call to be made synchronously in the click handler. */
async function copyWhenLoaded(text: Promise<string>): Promise<void> {
  try {
    const item = text.then((value) => new Blob([value], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/** Page actions: copies the page as Markdown, and closes the menu on outside clicks, focus loss and Escape. */
class PageActionsElement extends HTMLElement {
  private stop: AbortController | undefined

  connectedCallback() {
    const button = this.querySelector('button')
    const details = this.querySelector('details')
    const link = this.querySelector('a')
    if (button === null || details === null || link === null) return
    this.stop = new AbortController()
    const { signal } = this.stop
    button.addEventListener('click', () => void this.copy(button, link.href), { signal })
    const close = () => details.removeAttribute('open')
    document.addEventListener('click', ({ target }) => target instanceof Node && !details.contains(target) && close(), {
      signal,
    })
    details.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && close(), { signal })
    details.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget instanceof Node && !details.contains(relatedTarget) && close(),
      { signal },
    )
    details.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !details.open) return
        event.stopPropagation()
        close()
        details.querySelector('summary')?.focus()
      },
      { signal },
    )
  }

  disconnectedCallback() {
    this.stop?.abort()
  }

  private async copy(button: HTMLButtonElement, address: string) {
    const label = 'Copy as Markdown'
    try {
      await copyWhenLoaded(fetchText(address))
    } catch {
      announce('Couldn’t copy the page')
      button.textContent = 'Copy failed'
      window.setTimeout(() => (button.textContent = label), FEEDBACK_DURATION)
      return
    }
    announce('Copied')
    button.textContent = 'Copied'
    button.dataset.done = ''
    window.setTimeout(() => {
      button.textContent = label
      delete button.dataset.done
    }, FEEDBACK_DURATION)
  }
}

define('page-actions', PageActionsElement)
