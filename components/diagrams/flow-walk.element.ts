import { announce } from '../ui/announce'
import { define } from '../ui/define'

/** Shows a flow one step at a time. Without JavaScript, the steps are a list. */
class FlowWalkElement extends HTMLElement {
  private listeners: AbortController | undefined
  /** Numbers of the visited steps, the current one last. */
  private path: number[] = [1]

  connectedCallback() {
    const list = this.querySelector('.walk-steps')
    if (list === null || this.listeners !== undefined) return
    const { signal } = (this.listeners = new AbortController())
    this.addEventListener('click', (event) => this.handleClick(event), { signal })
    this.addEventListener('keydown', (event) => this.handleKey(event), { signal })
    const target =
      location.hash === '' ? null : list.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"]`)
    this.show(this.findPath(Number(target?.dataset.step ?? 1)))
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
  }

  /** The buttons "Previous" and "Next", and the one that shows all steps. */
  private get buttons() {
    const [previous, next, toggle] = this.querySelectorAll<HTMLButtonElement>('.walk-bar button')
    return { previous, next, toggle }
  }

  private get stepCount(): number {
    return this.querySelectorAll('.walk-steps > li').length
  }

  private get isListed(): boolean {
    return this.classList.contains('is-listed')
  }

  private get current(): number {
    return this.path.at(-1) ?? 1
  }

  private findStep(step: number): HTMLElement | null {
    return this.querySelector<HTMLElement>(`.walk-steps > [data-step="${step}"]`)
  }

  private listBranches(step: number): number[] {
    const links = this.findStep(step)?.querySelectorAll<HTMLElement>('.walk-ends > :last-child [data-to]') ?? []
    return [...links].map(({ dataset }) => Number(dataset.to))
  }

  /** The shortest way from the first step to another one, so that "Previous" leads back. */
  private findPath(step: number): number[] {
    const paths = [[1]]
    for (const path of paths) {
      const last = path.at(-1) ?? 1
      if (last === step) return path
      for (const to of this.listBranches(last)) if (!paths.flat().includes(to)) paths.push([...path, to])
    }
    return [step]
  }

  /** Branches follow each other in the order of their numbers. Undefined at the end. */
  private findNext(): number | undefined {
    return this.current < this.stepCount ? this.current + 1 : undefined
  }

  private goNext() {
    const next = this.findNext()
    this.go(next === undefined ? [1] : [...this.path, next])
  }

  private handleClick(event: Event) {
    if (!(event.target instanceof Element)) return
    const { previous, next, toggle } = this.buttons
    const button = event.target.closest('button')
    if (button !== null && button === previous) return this.go(this.path.slice(0, -1))
    if (button !== null && button === next) return this.goNext()
    if (button !== null && button === toggle) return this.list(!this.isListed)
    const link = event.target.closest<HTMLElement>('[data-to]')
    if (link !== null) return this.follow(link, event)
    const note = event.target.closest<HTMLElement | SVGElement>('.walk-svg [data-step], .walk-index [data-step]')
    if (note !== null) this.go(this.findPath(Number(note.dataset.step)))
  }

  private follow(link: HTMLElement, event: Event) {
    if (this.isListed) return
    event.preventDefault()
    const to = Number(link.dataset.to)
    const at = this.path.lastIndexOf(to)
    if (link.closest('.walk-ends > :last-child') !== null) this.go([...this.path, to])
    else this.go(at === -1 ? this.findPath(to) : this.path.slice(0, at + 1))
    this.buttons.next?.focus()
  }

  private handleKey(event: KeyboardEvent) {
    if (this.isListed || event.ctrlKey || event.metaKey || event.altKey) return
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
    this.list(false)
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
    const { previous, next } = this.buttons
    const count = this.querySelector('.walk-bar span')
    if (previous !== undefined && next !== undefined && count !== null) {
      // A disabled button can't keep the focus.
      if (path.length === 1 && document.activeElement === previous) next.focus()
      previous.disabled = path.length === 1
      next.textContent = this.findNext() === undefined ? 'Start again' : 'Next'
      count.textContent = `Step ${this.current} of ${this.stepCount}`
    }
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

  /** Shows all steps in a list, or only the current one. */
  private list(isListed: boolean) {
    this.classList.toggle('is-listed', isListed)
    if (isListed) this.classList.remove('is-underway')
    const { toggle } = this.buttons
    if (toggle !== undefined) toggle.textContent = isListed ? 'Show one step at a time' : 'Show all steps'
  }
}

define('flow-walk', FlowWalkElement)
