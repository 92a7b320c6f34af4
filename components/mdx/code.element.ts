import { watchScroller } from '../ui/watch-scroller'
import { announce } from '../ui/announce'
import { define } from '../ui/define'
import { icons } from '../ui/icons'

/** The text to copy, without shell prompts and lines removed in a diff. */
export function toCopyText(figure: Element): string {
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

function createButton(label: string, icon: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = label
  button.setAttribute('aria-label', label)
  button.innerHTML = icon
  return button
}

/** Adds copy and wrap buttons to a code block. */
class CodeElement extends HTMLElement {
  connectedCallback() {
    const figure = this.querySelector('figure')
    if (figure === null || this.querySelector('.code-tools') !== null) return
    const tools = document.createElement('div')
    tools.className = 'code-tools'
    tools.append(this.createWrap(figure), this.createCopy(figure))
    figure.append(tools)
    watchScroller(figure.querySelector('pre'), 'Code')
  }

  private createWrap(figure: Element): HTMLButtonElement {
    const button = createButton('Wrap long lines', icons.wrap)
    const show = () => button.setAttribute('aria-pressed', String(figure.classList.contains('wrap')))
    button.addEventListener('click', () => {
      figure.classList.toggle('wrap')
      show()
    })
    show()
    return button
  }

  private createCopy(figure: Element): HTMLButtonElement {
    const button = createButton('Copy', icons.copy)
    const copy = async () => {
      try {
        // The clipboard isn't available on pages served over plain HTTP.
        await navigator.clipboard.writeText(toCopyText(figure))
      } catch {
        announce('Your browser blocked copying')
        return
      }
      button.innerHTML = icons.done
      announce('Copied')
      window.setTimeout(() => (button.innerHTML = icons.copy), 1600)
    }
    button.addEventListener('click', () => void copy())
    return button
  }
}

export function defineCode(): void {
  define('docs-code', CodeElement)
}
