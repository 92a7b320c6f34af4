import { defineElement } from '../ui/define'
import { createIconButton } from '../ui/icon-button'
import { icons } from '../ui/icons'
import { openLarge } from '../ui/large-view'

/** A button that enlarges a picture or diagram. */
export function createLargeButton(label: string, getContent: () => Element): HTMLButtonElement {
  const button = createIconButton(icons.large, 'Enlarge', () => openLarge(getContent(), label))
  // In the caption, or in an empty one, so that it covers nothing.
  button.className =
    'open-large absolute right-1 bottom-1 grid size-8 place-items-center rounded-sm border border-line bg-surface text-muted hover:border-line-strong hover:text-ink [&>svg]:size-4'
  button.setAttribute('aria-label', `Enlarge: ${label}`)
  return button
}

defineElement('docs-figure', (figure) => {
  const image = figure.querySelector('img')
  if (image === null || figure.querySelector('.open-large') !== null) return
  figure.append(createLargeButton(image.alt, () => image.cloneNode() as Element))
})
