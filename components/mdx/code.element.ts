import { watchScroller } from '../ui/watch-scroller'
import { announce } from '../ui/announce'
import { define } from '../ui/define'
import { icons } from '../ui/icons'

/** The text to copy, without shell prompts and lines removed in a diff. */
export function toCopyText(figure: Element): string {
  const isShell = ['bash', 'sh', 'shell', 'zsh', 'console'].includes(figure.getAttribute('data-language') ?? '')
  return (
    [...figure.querySelectorAll('.l')]
      .filter((line) => !line.classList.contains('del'))
      // Markers such as "[!code ++]" leave a trailing space.
      .map((line) => (line.matches('.add, .focus') ? line.textContent.trimEnd() : line.textContent))
      .map((line) => (isShell ? line.replace(/^\s*[$%>] /, '') : line))
      .join('\n')
  )
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
