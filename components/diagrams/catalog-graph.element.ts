import { announce } from '../ui/announce'
import { define } from '../ui/define'
import { createPanel, createZoom } from './graph-controls'
import { GraphMap } from './graph-map'

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

const maxFit = 1.5

/** Enlarges a small graph in a frame with a fixed size, whenever that changes. */
function enlarge(svg: SVGSVGElement, frame: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const style = getComputedStyle(svg)
    const [width = 0, height = 0] = ['--width', '--height'].map((name) => parseFloat(style.getPropertyValue(name)))
    const fit = 0.9 * Math.min(frame.clientWidth / width, frame.clientHeight / height)
    // A graph that nearly fills its frame stays as it is.
    svg.style.setProperty('--fit', String(fit > 1.15 ? Math.min(fit, maxFit) : 1))
  })
  observer.observe(frame)
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Makes a graph interactive: hover or focus highlights a node's path from senders to receivers, Enter or a click shows
 * its details, and arrow keys move along the edges. Without JavaScript the graph is static.
 */
class CatalogGraphElement extends HTMLElement {
  private listeners: AbortController | undefined
  private map: GraphMap | undefined
  private readonly panel = createPanel(() => this.leave())
  private tools: HTMLElement | undefined
  /** Nodes that Up and Down cycle through: the alternatives at the last Left or Right. */
  private siblings: string[] = []

  connectedCallback() {
    const svg = this.querySelector<SVGSVGElement>('.graph-svg')
    const frame = this.querySelector<HTMLElement>('.graph-frame')
    if (svg === null || frame === null || this.listeners !== undefined) return
    const { signal } = (this.listeners = new AbortController())
    this.map = new GraphMap(svg)
    this.describe(svg, this.map)
    this.showSubject(frame)
    if (this.closest('.live') !== null) enlarge(svg, frame, signal)
    frame.after(this.panel.element)
    this.tools = createZoom(frame, svg, signal)
    this.querySelector('.graph-caption')?.append(this.tools)
    const markAt = ({ target }: Event) => (target instanceof Element ? target.closest<SVGGElement>('g[data-k]') : null)
    svg.addEventListener('pointerover', (event) => this.highlight(markAt(event)?.dataset.k), { signal })
    svg.addEventListener('pointerleave', () => this.highlight(this.findFocused()?.dataset.k), { signal })
    svg.addEventListener('focusin', (event) => this.focusOn(markAt(event)), { signal })
    svg.addEventListener('focusout', () => this.highlight(undefined), { signal })
    svg.addEventListener('click', (event) => this.choose(markAt(event)), { signal })
    svg.addEventListener('keydown', (event) => this.handleKey(event), { signal })
    this.panel.element.addEventListener('keydown', ({ key }) => key === 'Escape' && this.leave(), { signal })
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
    this.panel.element.remove()
    this.tools?.remove()
  }

  /** Labels the nodes for assistive technology, with a roving tabindex. */
  private describe(svg: SVGSVGElement, { elements }: GraphMap) {
    const title = this.querySelector('.graph-title')?.textContent ?? ''
    svg.setAttribute('role', 'group')
    svg.setAttribute('aria-label', `${title}. Use the arrow keys to follow the lines.`)
    for (const element of elements) {
      element.setAttribute('role', 'button')
      element.setAttribute('aria-label', this.getDescription(element))
    }
    this.setTabStop(svg.querySelector('g.is-focus[data-k]') ?? svg.querySelector('.g-note'))
  }

  /** On phones, a tall graph scrolls in its frame, and its subject may be further down. */
  private showSubject(frame: HTMLElement) {
    const subject = this.querySelector('g.is-focus[data-k]')?.getBoundingClientRect()
    const view = frame.getBoundingClientRect()
    if (subject === undefined || subject.bottom <= view.bottom - subject.height) return
    frame.scrollTop += subject.top + subject.height / 2 - view.top - view.height / 2
  }

  private setTabStop(element: Element | null) {
    for (const each of this.map?.elements ?? []) each.setAttribute('tabindex', each === element ? '0' : '-1')
  }

  private getDescription({ dataset }: SVGGElement): string {
    return this.querySelector(`li[data-k="${dataset.k}"]`)?.textContent ?? ''
  }

  private findFocused(): SVGGElement | undefined {
    return this.map?.elements.find((element) => element === document.activeElement)
  }

  private highlight(id: string | undefined) {
    this.querySelector('.graph-svg')?.classList.toggle('is-following', id !== undefined)
    for (const lit of this.querySelectorAll('.is-lit')) lit.classList.remove('is-lit')
    if (id === undefined || this.map === undefined) return
    const { elements, paths } = this.map.findRelated(id)
    for (const path of paths) {
      path.classList.add('is-lit')
      // Overlapping edges: draw the highlighted one on top.
      path.parentElement?.append(path)
    }
    for (const element of elements) element.classList.add('is-lit')
  }

  private focusOn(element: SVGGElement | null) {
    if (element === null) return
    this.setTabStop(element)
    this.highlight(element.dataset.k)
    if (!this.panel.element.hidden) this.showDetails(element)
  }

  private choose(element: SVGGElement | null) {
    if (element === null) return this.leave()
    element.focus({ preventScroll: true })
    this.showDetails(element)
    announce('Details are below the graph.')
  }

  /** Details of a tall graph stay at the bottom of the window, so the node may have to move out from under them. */
  private showDetails(element: SVGGElement) {
    this.panel.open(this.getDescription(element))
    const frame = this.querySelector('.graph-frame')
    const bottoms = [element, ...(frame === null ? [] : [frame])].map((part) => part.getBoundingClientRect().bottom)
    const hidden = Math.min(...bottoms) + this.panel.element.offsetHeight - window.innerHeight
    if (hidden > 0) window.scrollBy({ top: hidden + 8, behavior: 'instant' })
  }

  private leave() {
    const wasOpen = !this.panel.element.hidden
    this.panel.element.hidden = true
    const focused = this.findFocused()
    if (!wasOpen) focused?.blur()
    else if (focused === undefined) this.querySelector<SVGGElement>('g[data-k][tabindex="0"]')?.focus()
    this.highlight(wasOpen ? this.findFocused()?.dataset.k : undefined)
  }

  private handleKey(event: KeyboardEvent) {
    const focused = this.findFocused()
    if (focused === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') this.leave()
    else if (event.key === 'Enter' || event.key === ' ') this.choose(focused)
    else if (arrows.includes(event.key)) this.moveFocus(focused, event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  private moveFocus(from: SVGGElement, key: string) {
    const { map } = this
    const id = from.dataset.k ?? ''
    if (map === undefined) return
    const focus = (next = id) => map.nearest(next, from)?.focus()
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const ends = [...new Set(map.neighbors(id, key === 'ArrowRight'))]
      if (ends.length === 0) return announce(key === 'ArrowRight' ? 'No next node.' : 'No previous node.')
      this.siblings = ends
      return focus(ends[0])
    }
    const kind = id.charAt(0)
    const all = [...new Set(map.elements.flatMap(({ dataset }) => (dataset.k?.startsWith(kind) ? [dataset.k] : [])))]
    const names = this.siblings.includes(id) && this.siblings.length > 1 ? this.siblings : all
    if (key === 'Home' || key === 'End') return focus(names.at(key === 'Home' ? 0 : -1))
    focus(names.at((names.indexOf(id) + (key === 'ArrowDown' ? 1 : -1)) % names.length))
  }
}

define('catalog-graph', CatalogGraphElement)
