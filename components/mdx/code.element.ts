import { watchScroller } from '../ui/watch-scroller'
import { announce } from '../ui/announce'
import { defineElement } from '../ui/define'
import { createIconButton } from '../ui/icon-button'
import { icons } from '../ui/icons'

/** The text to copy, without shell prompts and lines removed in a diff. */
function toCopyText(figure: Element): string {
  const isShell = ['bash', 'sh', 'shell', 'zsh', 'console'].includes(figure.getAttribute('data-language') ?? '')
  const code = figure.querySelector('code')?.cloneNode(true) as Element | undefined
  for (const line of code?.querySelectorAll('.l') ?? []) {
    // Markers such as "[!code ++]" leave a trailing space.
    if (line.matches('.add, .focus')) line.textContent = line.textContent.trimEnd()
    if (!line.classList.contains('del')) continue
    const end = line.nextSibling
    if (end !== null) end.textContent = (end.textContent ?? '').replace(/^\n/, '')
    line.remove()
  }
  const text = code?.textContent.trimEnd() ?? ''
  return isShell ? text.replaceAll(/^\s*[$%>] /gm, '') : text
}

async function copy(figure: Element, button: HTMLElement): Promise<void> {
  try {
    // The clipboard isn't available on pages served over plain HTTP.
    await navigator.clipboard.writeText(toCopyText(figure))
  } catch {
    return announce('Your browser blocked copying')
  }
  button.innerHTML = icons.done
  announce('Copied')
  window.setTimeout(() => (button.innerHTML = icons.copy), 1600)
}

/** Adds copy and wrap buttons to a code block. */
defineElement('docs-code', (element) => {
  const figure = element.querySelector('figure')
  if (figure === null || element.querySelector('.code-tools') !== null) return
  const tools = document.createElement('div')
  tools.className = 'code-tools'
  const wrap = createIconButton(icons.wrap, 'Wrap long lines', (button) =>
    button.setAttribute('aria-pressed', String(figure.classList.toggle('wrap'))),
  )
  wrap.setAttribute('aria-pressed', String(figure.classList.contains('wrap')))
  const copyButton = createIconButton(icons.copy, 'Copy', (button) => void copy(figure, button))
  tools.append(wrap, copyButton)
  figure.append(tools)
  watchScroller(figure.querySelector('pre'), 'Code')
})
