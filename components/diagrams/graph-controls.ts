import { withBase } from '@/lib/kit/urls'

/** API reference pages by kind, the word in parentheses in a graph's list. */
const graphReferences: Record<string, string> = {
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

const minZoom = 0.6
const maxZoom = 2.5

/** Zooms a graph inside its scrollable frame, with buttons, pinch gestures or Ctrl and the wheel. Dragging pans it. */
export class GraphZoom {
  private zoom = 1
  private distance = 0

  constructor(
    private readonly frame: HTMLElement,
    private readonly svg: SVGSVGElement,
    signal: AbortSignal,
  ) {
    const measurePinch = ({ touches: [first, second] }: TouchEvent) =>
      first === undefined || second === undefined
        ? 0
        : Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
    frame.addEventListener('touchstart', (event) => (this.distance = measurePinch(event)), { signal, passive: true })
    frame.addEventListener(
      'touchmove',
      (event) => {
        const now = measurePinch(event)
        if (now === 0 || this.distance === 0) return
        // Keep the pinch from zooming the page.
        event.preventDefault()
        this.set(this.zoom * (now / this.distance))
        this.distance = now
      },
      { signal, passive: false },
    )
    frame.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return
        event.preventDefault()
        this.set(this.zoom * Math.exp(-event.deltaY / 200))
      },
      { signal, passive: false },
    )
    this.dragWithMouse(signal)
  }

  private dragWithMouse(signal: AbortSignal) {
    this.frame.addEventListener(
      'pointermove',
      ({ pointerType, buttons, movementX, movementY }) => {
        if (pointerType === 'mouse' && buttons === 1) this.frame.scrollBy(-movementX, -movementY)
      },
      { signal },
    )
  }

  /** Sets the zoom level, keeping the center of the frame in place. */
  set(zoom: number) {
    const next = Math.min(maxZoom, Math.max(minZoom, zoom))
    const { frame } = this
    const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2]
    // The frame keeps its height from 1:1.
    if (this.zoom === 1 && next !== 1) frame.style.height = `${frame.offsetHeight}px`
    if (next === 1) frame.style.height = ''
    const factor = next / this.zoom
    this.zoom = next
    this.svg.style.setProperty('--zoom', String(next))
    frame.scrollTo(x * factor - frame.clientWidth / 2, y * factor - frame.clientHeight / 2)
  }

  /** Zoom out, reset and zoom in buttons. */
  createButtons(): HTMLElement {
    const tools = document.createElement('div')
    tools.className = 'graph-tools'
    const add = (sign: string, label: string, onClick: () => void) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = sign
      button.setAttribute('aria-label', label)
      button.addEventListener('click', onClick)
      tools.append(button)
    }
    add('−', 'Make the graph smaller', () => this.set(this.zoom / 1.3))
    add('1:1', 'Show the graph in its own size', () => this.set(1))
    add('+', 'Make the graph larger', () => this.set(this.zoom * 1.3))
    return tools
  }
}
