import { announce } from '../ui/announce'
import { define } from '../ui/define'
import { GraphMap } from './graph-map'
import { GraphPanel, GraphZoom } from './graph-controls'

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/**
 * Makes a graph interactive: hover or focus highlights a node's path from senders to receivers, Enter or a click shows
 * its details, and arrow keys move along the edges. Without JavaScript the graph is static.
 */
class CatalogGraphElement extends HTMLElement {
  private listeners: AbortController | undefined
  private map: GraphMap | undefined
  private panel: GraphPanel | undefined
  private tools: HTMLElement | undefined
  /** Nodes that Up and Down cycle through: the alternatives at the last Left or Right. */
  private siblings: string[] = []

  connectedCallback() {
    const svg = this.querySelector<SVGSVGElement>('.graph-svg')
    const frame = this.querySelector<HTMLElement>('.graph-frame')
    if (svg === null || frame === null || this.listeners !== undefined) return
    const { signal } = (this.listeners = new AbortController())
    this.map = new GraphMap(svg)
    this.describe(svg)
    this.panel = new GraphPanel(() => this.leave())
    frame.after(this.panel.element)
    this.tools = new GraphZoom(frame, svg, signal).createButtons()
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
    this.panel?.element.remove()
    this.tools?.remove()
  }

  /** Labels the nodes for assistive technology, with a roving tabindex. */
  private describe(svg: SVGSVGElement) {
    svg.setAttribute('role', 'group')
    svg.setAttribute(
      'aria-label',
      `${this.querySelector('.graph-title')?.textContent ?? ''}. Use the arrow keys to follow the lines.`,
    )
    const first = svg.querySelector('g.is-focus[data-k]') ?? svg.querySelector('.g-note')
    for (const element of this.map?.elements ?? []) {
      element.setAttribute('role', 'button')
      element.setAttribute('tabindex', element === first ? '0' : '-1')
      element.setAttribute('aria-label', this.getDescription(element.dataset.k))
    }
  }

  private getDescription(id: string | undefined): string {
    return this.querySelector(`li[data-k="${id}"]`)?.textContent ?? ''
  }

  private findFocused(): SVGGElement | undefined {
    return this.map?.elements.find((element) => element === document.activeElement)
  }

  private highlight(id: string | undefined) {
    const svg = this.querySelector('.graph-svg')
    svg?.classList.toggle('is-following', id !== undefined)
    for (const lit of this.querySelectorAll('.is-lit')) lit.classList.remove('is-lit')
    if (id === undefined || this.map === undefined) return
    const { ids, paths } = this.map.findRelated(id)
    for (const path of paths) {
      path.classList.add('is-lit')
      // Overlapping edges: draw the highlighted one on top.
      path.parentElement?.append(path)
    }
    for (const element of this.map.elements) element.classList.toggle('is-lit', ids.has(element.dataset.k ?? ''))
  }

  private focusOn(element: SVGGElement | null) {
    if (element === null) return
    for (const other of this.map?.elements ?? []) other.setAttribute('tabindex', other === element ? '0' : '-1')
    this.highlight(element.dataset.k)
    if (this.panel?.isOpen === true) this.panel.open(this.getDescription(element.dataset.k))
  }

  private choose(element: SVGGElement | null) {
    if (element === null) return this.leave()
    element.focus({ preventScroll: true })
    this.panel?.open(this.getDescription(element.dataset.k))
    announce('Details are below the graph.')
  }

  private leave() {
    const wasOpen = this.panel?.isOpen === true
    this.panel?.close()
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
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const ends = [...new Set(map.neighbors(id, key === 'ArrowRight'))]
      if (ends.length === 0) return announce(key === 'ArrowRight' ? 'No next node.' : 'No previous node.')
      this.siblings = ends
      const [next = id] = ends
      map.nearest(next, from)?.focus()
      return
    }
    const kind = id.charAt(0)
    const all = [...new Set(map.elements.flatMap(({ dataset }) => (dataset.k?.startsWith(kind) ? [dataset.k] : [])))]
    const names = this.siblings.includes(id) && this.siblings.length > 1 ? this.siblings : all
    const at = names.indexOf(id) + (key === 'ArrowDown' ? 1 : -1)
    const next = key === 'Home' ? names[0] : key === 'End' ? names.at(-1) : names.at(at % names.length)
    if (next !== undefined) map.nearest(next, from)?.focus()
  }
}

define('catalog-graph', CatalogGraphElement)
