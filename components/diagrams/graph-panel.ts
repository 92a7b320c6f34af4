import { withBase } from '@/lib/kit/urls'

/** API reference pages by kind, the word in parentheses in a graph's list. */
export const graphReferences: Record<string, string> = {
  event: '/docs/api/event',
  command: '/docs/api/command',
  query: '/docs/api/query',
  service: '/docs/api/service',
  domain: '/docs/api/domain',
  channel: '/docs/api/channel',
  'data store': '/docs/api/data',
}

/** Details of the selected node: its text from the list, and a link to its front matter reference. */
export class GraphPanel {
  /** Zero height, so the page doesn't shift when the panel opens. */
  readonly element = document.createElement('div')
  private readonly panel = document.createElement('div')
  private readonly words = document.createElement('p')
  private readonly link = document.createElement('a')

  constructor(onClose: () => void) {
    this.element.className = 'graph-shelf'
    this.element.hidden = true
    this.panel.className = 'graph-panel'
    this.panel.setAttribute('role', 'group')
    this.panel.setAttribute('aria-label', 'Details')
    this.element.append(this.panel)
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = '×'
    close.setAttribute('aria-label', 'Close details')
    close.addEventListener('click', onClose)
    this.panel.append(close, this.words, this.link)
  }

  get isOpen(): boolean {
    return !this.element.hidden
  }

  open(text: string) {
    const [, name = '', kind = '', rest = ''] = /^(.*?) \(([^)]+)\)[:.] ?([\s\S]*)$/.exec(text) ?? []
    const strong = document.createElement('strong')
    strong.textContent = name
    const small = document.createElement('span')
    small.className = 'graph-kind'
    small.textContent = kind
    this.words.replaceChildren(strong, ' ', small, document.createElement('br'), rest)
    const address = graphReferences[kind]
    this.link.hidden = address === undefined
    this.link.href = withBase(address ?? '')
    this.link.textContent = `Front matter of a ${kind}`.replace(/a ([aeiou])/, 'an $1')
    this.element.hidden = false
  }

  close() {
    this.element.hidden = true
  }
}
