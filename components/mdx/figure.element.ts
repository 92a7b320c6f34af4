import { defineElement } from '../ui/define'
import { icons } from '../ui/icons'
import { openLarge } from '../ui/large-view'

/** A button that enlarges a picture or diagram. */
export function createLargeButton(label: string, getContent: () => Element): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  // In the caption, or in an empty one, so that it covers nothing.
  button.className =
    'open-large absolute right-1 bottom-1 grid size-8 place-items-center rounded-sm border border-line bg-surface text-muted hover:border-line-strong hover:text-ink [&>svg]:size-4'
  button.title = 'Enlarge'
  button.setAttribute('aria-label', `Enlarge: ${label}`)
  button.innerHTML = icons.large
  button.addEventListener('click', () => openLarge(getContent(), label))
  return button
}

defineElement('docs-figure', (figure) => {
  const image = figure.querySelector('img')
  if (image === null || figure.querySelector('.open-large') !== null) return
  figure.append(createLargeButton(image.alt, () => image.cloneNode() as Element))
})
