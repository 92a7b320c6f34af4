import { withBase } from '@/lib/kit/urls'

/** The reference of what a mark in the list of a graph stands for, by the word in its parentheses. */
export const graphReferences: Record<string, string> = {
  event: '/docs/api/event',
  command: '/docs/api/command',
  query: '/docs/api/query',
  service: '/docs/api/service',
  domain: '/docs/api/domain',
  channel: '/docs/api/channel',
  'data store': '/docs/api/data',
}

/** The details of what was chosen in a graph: its line of the list, and where its front matter is explained. */
export class GraphPanel {
  /** Has no height of its own, so that the page does not jump when the panel opens. */
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
