import { announce } from '../ui/announce'
import { defineElement } from '../ui/define'

/** How long the button shows the outcome, in milliseconds. */
const FEEDBACK_DURATION = 1600

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/** Copies text that's still loading. Safari requires the clipboard call to be made synchronously in the click handler. */
async function copyWhenLoaded(text: Promise<string>): Promise<void> {
  try {
    const item = text.then((value) => new Blob([value], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })])
  } catch {
    await navigator.clipboard.writeText(await text)
  }
}

async function copy(button: HTMLButtonElement, address: string): Promise<void> {
  const isCopied = await copyWhenLoaded(fetchText(address)).then(
    () => true,
    () => false,
  )
  announce(isCopied ? 'Copied' : 'Couldn’t copy the page')
  button.textContent = isCopied ? 'Copied' : 'Copy failed'
  button.toggleAttribute('data-done', isCopied)
  window.setTimeout(() => {
    button.textContent = 'Copy as Markdown'
    button.removeAttribute('data-done')
  }, FEEDBACK_DURATION)
}

/** Page actions: copies the page as Markdown, and closes the menu on outside clicks, focus loss and Escape. */
defineElement('page-actions', (actions, signal) => {
  const button = actions.querySelector('button')
  const details = actions.querySelector('details')
  const link = actions.querySelector('a')
  if (button === null || details === null || link === null) return
  const close = () => details.removeAttribute('open')
  const closeUnlessInside = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) close()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    event.stopPropagation()
    close()
    details.querySelector('summary')?.focus()
  }
  button.addEventListener('click', () => void copy(button, link.href), { signal })
  document.addEventListener('click', ({ target }) => closeUnlessInside(target), { signal })
  details.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && close(), { signal })
  details.addEventListener('focusout', ({ relatedTarget }) => closeUnlessInside(relatedTarget), { signal })
  details.addEventListener('keydown', handleKey, { signal })
})
