import { withBase } from '@/lib/kit/urls'

/** Kinds with an API reference page, by the word in parentheses in a graph's list. */
const references = ['event', 'command', 'query', 'service', 'domain', 'channel', 'data store']

const panelMarkup =
  '<div class="graph-panel" role="group" aria-label="Details" hidden><button type="button" aria-label="Close details">×</button><p><strong></strong> <span class="graph-kind"></span><br></p><a></a></div>'

const toolsMarkup =
  '<div class="graph-tools"><button type="button" aria-label="Zoom out">−</button><button type="button" aria-label="Actual size">1:1</button><button type="button" aria-label="Zoom in">+</button></div>'

function toElement(markup: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content.firstElementChild as HTMLElement
}

/** Details of the selected node: its text from the list, and a link to its front matter reference. */
export function createPanel(onClose: () => void) {
  const element = toElement(panelMarkup)
  const [title, kindMark, link] = element.querySelectorAll<HTMLElement>('strong, span, a')
  const rest = new Text()
  element.querySelector('p')?.append(rest)
  element.querySelector('button')?.addEventListener('click', onClose)
  return {
    element,
    open(text: string) {
      const [, name = '', kind = '', about = ''] = /^(.*?) \(([^)]+)\)[:.] ?([\s\S]*)$/.exec(text) ?? []
      if (title === undefined || kindMark === undefined || !(link instanceof HTMLAnchorElement)) return
      title.textContent = name
      kindMark.textContent = kind
      rest.data = about
      link.hidden = !references.includes(kind)
      link.href = withBase(`/docs/api/${kind.replace(' store', '')}`)
      link.textContent = `Front matter of a ${kind}`.replace(/a ([aeiou])/, 'an $1')
      element.hidden = false
    },
  }
}

const minZoom = 0.6
const maxZoom = 2.5

function measurePinch({ touches: [first, second] }: TouchEvent): number {
  if (first === undefined || second === undefined) return 0
  return Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
}

/** Zooms a graph inside its frame, with the returned buttons, pinch gestures, or Ctrl and the wheel. Dragging pans. */
export function createZoom(frame: HTMLElement, svg: SVGSVGElement, signal: AbortSignal): HTMLElement {
  const tools = toElement(toolsMarkup)
  const [smaller, reset, larger] = tools.querySelectorAll('button')
  let zoom = 1
  let distance = 0

  /** Sets the zoom level, keeping the center of the frame in place. */
  function set(wanted: number) {
    const next = Math.min(maxZoom, Math.max(minZoom, wanted))
    const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2]
    // The frame keeps its height from 1:1.
    if (zoom === 1 && next !== 1) frame.style.height = `${frame.offsetHeight}px`
    if (next === 1) frame.style.height = ''
    const factor = next / zoom
    zoom = next
    svg.style.setProperty('--zoom', String(next))
    frame.scrollTo(x * factor - frame.clientWidth / 2, y * factor - frame.clientHeight / 2)
    // A disabled button would lose the focus.
    smaller?.setAttribute('aria-disabled', String(next === minZoom))
    larger?.setAttribute('aria-disabled', String(next === maxZoom))
  }

  function pinch(event: TouchEvent) {
    const now = measurePinch(event)
    if (now === 0 || distance === 0) return
    // Keep the pinch from zooming the page.
    event.preventDefault()
    set(zoom * (now / distance))
    distance = now
  }

  function turnWheel(event: WheelEvent) {
    if (!event.ctrlKey) return
    event.preventDefault()
    set(zoom * Math.exp(-event.deltaY / 200))
  }

  function drag({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType === 'mouse' && buttons === 1) frame.scrollBy(-movementX, -movementY)
  }

  frame.addEventListener('touchstart', (event) => (distance = measurePinch(event)), { signal, passive: true })
  frame.addEventListener('touchmove', pinch, { signal, passive: false })
  frame.addEventListener('wheel', turnWheel, { signal, passive: false })
  frame.addEventListener('pointermove', drag, { signal })
  smaller?.addEventListener('click', () => set(zoom / 1.3))
  reset?.addEventListener('click', () => set(1))
  larger?.addEventListener('click', () => set(zoom * 1.3))
  return tools
}
