import { announce } from '../ui/announce'
import { define } from '../ui/define'

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

/** Walks through a flow: one step at a time, a button for each way on. Without it, all steps are a list. */
class FlowWalkElement extends HTMLElement {
  private listeners: AbortController | undefined
  private readonly bar = document.createElement('div')
  /** Numbers of the steps that were walked, the current one last. */
  private path: number[] = [1]

  connectedCallback() {
    const list = this.querySelector('.walk-steps')
    if (list === null || this.listeners !== undefined) return
    const { signal } = (this.listeners = new AbortController())
    this.bar.className = 'walk-bar'
    list.after(this.bar)
    for (const steps of this.querySelectorAll<HTMLElement | SVGElement>('.walk-svg, .walk-steps')) {
      steps.addEventListener('click', (event) => this.press(event), { signal })
    }
    this.addEventListener('keydown', (event) => this.turn(event), { signal })
    this.go([1], true)
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
    this.bar.remove()
    this.classList.remove('is-walking', 'is-underway')
  }

  private get current(): number {
    return this.path.at(-1) ?? 1
  }

  private findStep(step: number): HTMLElement | null {
    return this.querySelector<HTMLElement>(`.walk-steps > [data-step="${step}"]`)
  }

  private listWays(): { to: number; text: string }[] {
    return [...(this.findStep(this.current)?.querySelectorAll<HTMLElement>('[data-to]') ?? [])].map((way) => {
      const [label = '', rest = ''] = (way.textContent ?? '').split(/:? step /)
      const title = rest.replace(/^\d+, /, '')
      return { to: Number(way.dataset.to), text: label === 'Then' ? title : `${label}: ${title}` }
    })
  }

  private press({ target }: Event) {
    const part = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-step]') : null
    // In the list of all steps a press selects words; only while walking it is the way to a step.
    if (part === null || (part instanceof HTMLElement && !this.classList.contains('is-walking'))) return
    if (!part.classList.contains('is-current')) this.go([Number(part.dataset.step)])
  }

  private turn(event: KeyboardEvent) {
    if (!this.classList.contains('is-walking') || event.ctrlKey || event.metaKey || event.altKey) return
    const [way] = this.listWays()
    if (event.key === 'ArrowRight' && way !== undefined) this.go([...this.path, way.to])
    else if (event.key === 'ArrowLeft' && this.path.length > 1) this.go(this.path.slice(0, -1))
    else return
    event.preventDefault()
  }

  private go(path: number[], isFirst = false) {
    this.path = path
    this.classList.add('is-walking')
    this.classList.toggle('is-underway', !isFirst)
    const pairs = path.slice(1).map((to, index) => `${path[index]} ${to}`)
    for (const part of this.querySelectorAll<HTMLElement | SVGElement>('[data-step]')) {
      part.classList.toggle('is-current', Number(part.dataset.step) === this.current)
      part.classList.toggle('is-past', path.includes(Number(part.dataset.step)))
    }
    for (const line of this.querySelectorAll<SVGElement>('[data-line]'))
      line.classList.toggle('is-past', pairs.includes(line.dataset.line ?? ''))
    this.draw(isFirst)
    this.show()
    if (isFirst) return
    announce(`Step ${this.current}: ${this.findStep(this.current)?.firstElementChild?.textContent ?? ''}`)
  }

  /** Keeps the step in sight where the picture is wider than its frame. */
  private show() {
    const frame = this.querySelector('.graph-frame')
    const box = this.querySelector(`.walk-svg [data-step="${this.current}"]`)
    if (frame === null || box === null) return
    const [outer, inner] = [frame.getBoundingClientRect(), box.getBoundingClientRect()]
    frame.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
  }

  private draw(isFirst: boolean) {
    const hadFocus = this.bar.contains(document.activeElement)
    const back = createButton('Previous', () => this.go(this.path.slice(0, -1)))
    back.disabled = this.path.length === 1
    const ways = this.listWays()
    const ons = ways.map(({ to, text }) =>
      createButton(ways.length === 1 ? 'Next' : text, () => this.go([...this.path, to])),
    )
    const again = createButton('Start again', () => this.go([1]))
    const all = createButton('All steps', () => this.showAll())
    all.className = 'walk-all'
    this.bar.replaceChildren(back, ...(ons.length === 0 ? [again] : ons), all)
    if (hadFocus && !isFirst) (ons[0] ?? again).focus()
  }

  private showAll() {
    this.classList.remove('is-walking', 'is-underway')
    const walk = createButton('Walk through the steps', () => this.go([1]))
    this.bar.replaceChildren(walk)
    walk.focus()
  }
}

export function defineFlowWalk(): void {
  define('flow-walk', FlowWalkElement)
}
