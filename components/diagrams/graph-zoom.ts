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
