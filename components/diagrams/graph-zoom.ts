const least = 0.6
const most = 2.5

/** Makes a picture larger and smaller within its frame, which scrolls: with buttons, two fingers, or the wheel. */
export class GraphZoom {
  private zoom = 1
  private distance = 0

  constructor(
    private readonly frame: HTMLElement,
    private readonly svg: SVGSVGElement,
    signal: AbortSignal,
  ) {
    const spread = ({ touches: [first, second] }: TouchEvent) =>
      first === undefined || second === undefined
        ? 0
        : Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)
    frame.addEventListener('touchstart', (event) => (this.distance = spread(event)), { signal, passive: true })
    frame.addEventListener(
      'touchmove',
      (event) => {
        const now = spread(event)
        if (now === 0 || this.distance === 0) return
        // Two fingers change the picture and not the page.
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

  /** Sets how large the picture is; what was in the middle of the frame stays there. */
  set(zoom: number) {
    const next = Math.min(most, Math.max(least, zoom))
    const { frame } = this
    const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2]
    // The frame keeps the height that it has at the picture's own size.
    if (this.zoom === 1 && next !== 1) frame.style.height = `${frame.offsetHeight}px`
    if (next === 1) frame.style.height = ''
    const factor = next / this.zoom
    this.zoom = next
    this.svg.style.setProperty('--zoom', String(next))
    frame.scrollTo(x * factor - frame.clientWidth / 2, y * factor - frame.clientHeight / 2)
  }

  /** Buttons that do the same as two fingers. */
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
