import { announce } from '../ui/announce'
import { define } from '../ui/define'

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

/** Shows a flow one step at a time. Without JavaScript, the steps are a list. */
class FlowWalkElement extends HTMLElement {
  private listeners: AbortController | undefined
  private readonly bar = document.createElement('div')
  private readonly index = document.createElement('ol')
  private readonly previous = createButton('Previous', () => this.go(this.path.slice(0, -1)))
  private readonly next = createButton('Next', () => this.goNext())
  private readonly count = document.createElement('span')
  private readonly toggle = createButton('Show all steps', () => this.toggleList())
  /** Numbers of the visited steps, the current one last. */
  private path: number[] = [1]

  connectedCallback() {
    const list = this.querySelector('.walk-steps')
    if (list === null || this.listeners !== undefined) return
    const { signal } = (this.listeners = new AbortController())
    this.bar.className = 'walk-bar'
    this.toggle.className = 'walk-all'
    this.bar.replaceChildren(this.previous, this.next, this.count, this.toggle)
    list.before(this.bar)
    this.index.className = 'walk-index'
    this.index.replaceChildren(...[...list.children].map((step) => this.createEntry(step)))
    list.after(this.index)
    this.querySelector('.walk-svg')?.addEventListener('click', (event) => this.selectNote(event), { signal })
    list.addEventListener('click', (event) => this.follow(event), { signal })
    this.addEventListener('keydown', (event) => this.handleKey(event), { signal })
    const target =
      location.hash === '' ? null : list.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`)
    this.show([Number(target?.dataset.step ?? 1)])
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
    this.bar.remove()
    this.index.remove()
    this.classList.remove('is-walking', 'is-underway')
  }

  private get current(): number {
    return this.path.at(-1) ?? 1
  }

  private findStep(step: number): HTMLElement | null {
    return this.querySelector<HTMLElement>(`.walk-steps > [data-step="${step}"]`)
  }

  private createEntry(step: Element): HTMLLIElement {
    const entry = document.createElement('li')
    const { step: number } = (step as HTMLElement).dataset
    entry.className = step.className
    entry.dataset.step = number
    entry.append(createButton('', () => this.go([Number(number)])))
    entry.firstElementChild?.append(...(step.firstElementChild?.cloneNode(true).childNodes ?? []))
    return entry
  }

  /** The next step of this branch, or the first of the branches not shown yet; undefined at the end. */
  private findNext(): number | undefined {
    const branches = this.findStep(this.current)?.querySelectorAll<HTMLElement>('.walk-after [data-to]') ?? []
    const [start = 1] = this.path
    const later = Array.from({ length: this.index.childElementCount - start }, (_, index) => start + 1 + index)
    return [...[...branches].map(({ dataset }) => Number(dataset.to)), ...later].find(
      (step) => !this.path.includes(step),
    )
  }

  private goNext() {
    const next = this.findNext()
    this.go(next === undefined ? [1] : [...this.path, next])
  }

  private selectNote({ target }: Event) {
    const note = target instanceof Element ? target.closest<SVGElement>('[data-step]') : null
    if (note !== null) this.go([Number(note.dataset.step)])
  }

  private follow(event: Event) {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-to]') : null
    if (link === null || !this.classList.contains('is-walking')) return
    event.preventDefault()
    const to = Number(link.dataset.to)
    const at = this.path.lastIndexOf(to)
    if (link.closest('.walk-after') !== null) this.go([...this.path, to])
    else this.go(at === -1 ? [to] : this.path.slice(0, at + 1))
    this.next.focus()
  }

  private handleKey(event: KeyboardEvent) {
    if (!this.classList.contains('is-walking') || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowRight' && this.findNext() !== undefined) this.goNext()
    else if (event.key === 'ArrowLeft' && this.path.length > 1) this.go(this.path.slice(0, -1))
    else return
    event.preventDefault()
  }

  private go(path: number[]) {
    this.show(path)
    this.classList.add('is-underway')
    announce(`Step ${this.current}: ${this.findStep(this.current)?.firstElementChild?.lastChild?.textContent ?? ''}`)
  }

  private show(path: number[]) {
    this.path = path
    this.classList.add('is-walking')
    const isPast = (line = '') => {
      const [from = -1, to = -1] = line.split(' ').map((step) => path.indexOf(Number(step)))
      return from >= 0 && from < to
    }
    for (const part of this.querySelectorAll<HTMLElement | SVGElement>('[data-step]')) {
      const isCurrent = Number(part.dataset.step) === this.current
      part.classList.toggle('is-current', isCurrent)
      part.classList.toggle('is-past', path.includes(Number(part.dataset.step)))
      if (isCurrent) part.setAttribute('aria-current', 'step')
      else part.removeAttribute('aria-current')
    }
    for (const line of this.querySelectorAll<SVGElement>('[data-line]'))
      line.classList.toggle('is-past', isPast(line.dataset.line))
    // A disabled button can't keep the focus.
    if (path.length === 1 && document.activeElement === this.previous) this.next.focus()
    this.previous.disabled = path.length === 1
    this.next.textContent = this.findNext() === undefined ? 'Start again' : 'Next'
    this.count.textContent = `Step ${this.current} of ${this.index.childElementCount}`
    this.scrollToNote()
  }

  /** Keeps the current note in view where the picture is larger than its frame. */
  private scrollToNote() {
    const frame = this.querySelector('.graph-frame')
    const note = this.querySelector(`.walk-svg [data-step="${this.current}"]`)
    if (frame === null || note === null) return
    const [outer, inner] = [frame.getBoundingClientRect(), note.getBoundingClientRect()]
    frame.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    })
  }

  private toggleList() {
    const isWalking = this.classList.toggle('is-walking')
    this.classList.remove('is-underway')
    this.toggle.textContent = isWalking ? 'Show all steps' : 'Show one step at a time'
  }
}

define('flow-walk', FlowWalkElement)
