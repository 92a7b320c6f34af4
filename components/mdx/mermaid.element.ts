import type { Mermaid } from 'mermaid'
import { define } from '../ui/define'
import { showLoader } from '../ui/loader'
import { watchScroller } from '../ui/watch-scroller'
import { createLargeButton } from './figure.element'
import { readTheme } from './mermaid-theme'
import { narrowQuery, toNarrowChart } from './narrow-chart'

/** Minimum scale before a diagram scrolls. Keeps 14 px text above 11 px. */
const MIN_SCALE = 0.82

/** Upper limits, in pixels, for the minimum width of a wide diagram. Higher on phones, where scrolling is easier. */
const MIN_WIDTH = { narrow: 860, wide: 560 }

let library: Promise<Mermaid> | undefined
let count = 0

function loadLibrary(): Promise<Mermaid> {
  library ??= import('mermaid').then(
    ({ default: mermaid }) => mermaid,
    (error: unknown) => {
      library = undefined
      throw error
    },
  )
  return library
}

/** Draws its diagram when it scrolls into view, and again when the color mode changes. */
class MermaidElement extends HTMLElement {
  private chart = ''
  private mode: string | undefined
  private observers: { disconnect: () => void }[] = []

  connectedCallback() {
    const source = this.querySelector('.diagram-source')
    if (source === null || this.observers.length > 0) return
    this.chart = source.textContent ?? ''
    const onSight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        onSight.disconnect()
        void this.draw()
        const onTheme = new MutationObserver(() => void this.draw())
        onTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
        this.observers.push(onTheme)
      },
      { rootMargin: '200px' },
    )
    onSight.observe(this)
    this.observers.push(onSight)
  }

  disconnectedCallback() {
    for (const observer of this.observers.splice(0)) observer.disconnect()
  }

  private async draw() {
    const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    const canvas = this.querySelector<HTMLElement>('.diagram-canvas')
    if (canvas === null || this.mode === mode) return
    this.mode = mode
    const title = this.querySelector('figcaption')?.textContent ?? 'Diagram'
    const id = `diagram-${++count}`
    const isNarrow = window.matchMedia(narrowQuery).matches
    const { column } = canvas.dataset
    const isTurned = column === 'always' || (column === 'narrow' && isNarrow)
    const chart = isTurned ? toNarrowChart(this.chart) : this.chart
    const mermaid = await this.loadLibrary()
    try {
      mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', ...readTheme() })
      const { svg } = await mermaid.render(id, chart)
      // The color mode may have changed while rendering.
      if (this.mode !== mode) return
      canvas.innerHTML = svg
      this.describe(canvas.querySelector('svg'), title, isNarrow ? MIN_WIDTH.narrow : MIN_WIDTH.wide)
    } catch (error) {
      // Failed renders leave an element at the end of the page. Remove only this one, because others may be in progress.
      document.getElementById(`d${id}`)?.remove()
      this.showError(error instanceof Error ? error.message : String(error))
    }
    this.dataset.drawn = mode
  }

  private async loadLibrary(): Promise<Mermaid> {
    const frame = document.createElement('div')
    frame.className = 'absolute inset-0 grid place-content-center in-[.has-failed]:static'
    this.querySelector('figure')?.prepend(frame)
    const load = () =>
      loadLibrary().catch((error: unknown) => {
        // Show the source instead.
        this.classList.add('has-failed')
        throw error
      })
    const mermaid = await showLoader(frame, load, { title: 'Unable to load this diagram' })
    frame.remove()
    this.classList.remove('has-failed')
    return mermaid
  }

  private describe(svg: SVGSVGElement | null, title: string, maxWidth: number) {
    if (svg === null) return
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', title)
    svg.removeAttribute('aria-roledescription')
    // Keep text readable on phones: wide diagrams scroll instead of shrinking.
    svg.style.minWidth = `${Math.min(svg.viewBox.baseVal.width * MIN_SCALE, maxWidth)}px`
    watchScroller(svg.parentElement, title)
    if (this.querySelector('.open-large') === null) {
      const getCopy = () => (this.querySelector('.diagram-canvas > svg') ?? svg).cloneNode(true) as Element
      this.querySelector('figure')?.append(createLargeButton(title, getCopy))
    }
  }

  private showError(message: string) {
    this.classList.add('has-failed')
    const note = this.querySelector('.diagram-error') ?? document.createElement('p')
    note.className = 'diagram-error border-b border-line px-4 py-3 text-sm text-(--event-text)'
    note.textContent = `This diagram could not be drawn: ${message}`
    this.querySelector('figure')?.prepend(note)
  }
}

export function defineMermaid(): void {
  define('docs-mermaid', MermaidElement)
}
