import { defineElement } from '../ui/define'
import { showLoader } from '../ui/loader'
import { watchScroller } from '../ui/watch-scroller'
import { createLargeButton } from './figure.element'
import { readTheme } from './mermaid-theme'
import { narrowQuery, toNarrowChart } from './narrow-chart'

/** Minimum scale before a diagram scrolls. Keeps 14 px text above 11 px. */
const MIN_SCALE = 0.82

/** Upper limits, in pixels, for the minimum width of a wide diagram. Higher on phones, where scrolling is easier. */
const MIN_WIDTH = { narrow: 860, wide: 560 }

let count = 0

/** Draws its diagram when it scrolls into view, and again when the color mode changes. */
defineElement('docs-mermaid', (element, signal) => {
  const figure = element.querySelector('figure')
  const canvas = element.querySelector<HTMLElement>('.diagram-canvas')
  const chart = element.querySelector('.diagram-source')?.textContent
  if (figure === null || canvas === null || chart === undefined) return
  const title = element.querySelector('figcaption')?.textContent ?? 'Diagram'
  let mode: string | undefined

  const loadLibrary = async () => {
    const frame = document.createElement('div')
    frame.className = 'absolute inset-0 grid place-content-center in-[.has-failed]:static'
    figure.prepend(frame)
    const load = () =>
      import('mermaid').catch((error: unknown) => {
        // Show the source instead.
        element.classList.add('has-failed')
        throw error
      })
    const { default: mermaid } = await showLoader(frame, load, { title: 'Unable to load this diagram' })
    frame.remove()
    element.classList.remove('has-failed')
    return mermaid
  }

  const show = (markup: string, maxWidth: number) => {
    canvas.innerHTML = markup
    const svg = canvas.querySelector('svg')
    if (svg === null) return
    svg.setAttribute('role', 'img')
    svg.setAttribute('aria-label', title)
    svg.removeAttribute('aria-roledescription')
    // Keep text readable on phones: wide diagrams scroll instead of shrinking.
    svg.style.minWidth = `${Math.min(svg.viewBox.baseVal.width * MIN_SCALE, maxWidth)}px`
    watchScroller(canvas, title)
    if (element.querySelector('.open-large') !== null) return
    figure.append(createLargeButton(title, () => (canvas.querySelector('svg') ?? svg).cloneNode(true) as Element))
  }

  const showError = (error: unknown) => {
    element.classList.add('has-failed')
    const note = element.querySelector('.diagram-error') ?? document.createElement('p')
    note.className = 'diagram-error border-b border-line px-4 py-3 text-sm text-(--event-text)'
    note.textContent = `This diagram could not be drawn: ${error instanceof Error ? error.message : String(error)}`
    figure.prepend(note)
  }

  const draw = async () => {
    const current = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    if (mode === current) return
    mode = current
    const id = `diagram-${++count}`
    const isNarrow = window.matchMedia(narrowQuery).matches
    const { column } = canvas.dataset
    const isTurned = column === 'always' || (column === 'narrow' && isNarrow)
    const mermaid = await loadLibrary()
    try {
      mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', ...readTheme() })
      const { svg } = await mermaid.render(id, isTurned ? toNarrowChart(chart) : chart)
      // The color mode may have changed while rendering.
      if (mode !== current) return
      show(svg, isNarrow ? MIN_WIDTH.narrow : MIN_WIDTH.wide)
    } catch (error) {
      // Failed renders leave an element at the end of the page. Remove only this one, because others may be in progress.
      document.getElementById(`d${id}`)?.remove()
      showError(error)
    }
    element.dataset.drawn = current
  }

  const theme = new MutationObserver(() => void draw())
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      void draw()
      theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    },
    { rootMargin: '200px' },
  )
  sight.observe(element)
  signal.addEventListener('abort', () => [sight, theme].forEach((observer) => observer.disconnect()))
})
