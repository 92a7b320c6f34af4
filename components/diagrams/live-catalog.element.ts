import { announce } from '../ui/announce'
import { define } from '../ui/define'
import './drawing-elements'

/** Contents of a resource's file. */
interface LiveFile {
  /** What screen readers hear when it opens: `Order placed, event, version 2.0.0`. */
  title: string
  html: string
}

interface Place {
  path: string
  view: string
}

/** Replaces an element with a button that has the same contents and data attributes. */
function toButton(element: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  Object.assign(button.dataset, element.dataset)
  button.append(...element.childNodes)
  element.replaceWith(button)
  return button
}

/**
 * The demo of EventCatalog: opens resources from the sidebar, the page and the graph, switches views and versions, and
 * searches the sidebar. Each resource is fetched once. Without JavaScript, it shows a view of the first resource.
 */
class LiveCatalogElement extends HTMLElement {
  private listeners: AbortController | undefined
  private readonly files = new Map<string, Promise<LiveFile>>()
  private readonly visited: Place[] = []
  private place: Place = { path: '', view: 'page' }
  /** The last request. Slower responses to earlier ones are ignored. */
  private requested = ''

  connectedCallback() {
    const main = this.find('.live-main')
    const frame = this.find('.live')
    if (main === null || frame === null || this.listeners !== undefined) return
    const { signal } = (this.listeners = new AbortController())
    this.place = { path: main.dataset.path ?? '', view: frame.dataset.view ?? 'page' }
    this.enable(this)
    this.markCurrent()
    // It scrolls, so keyboard users have to reach it.
    main.tabIndex = 0
    this.addEventListener('click', (event) => this.handleClick(event), { signal, capture: true })
    this.addEventListener('keydown', (event) => this.handleKey(event), { signal, capture: true })
    this.addEventListener('change', (event) => this.changeVersion(event), { signal })
    this.findSlot('search')?.addEventListener('input', () => this.search(), { signal })
    this.classList.add('is-ready')
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
  }

  private find<E extends HTMLElement>(selector: string): E | null {
    return this.querySelector<E>(selector)
  }

  /** A control or a place for text. */
  private findSlot<E extends HTMLElement>(name: string): E | null {
    return this.querySelector<E>(`[data-slot=live-${name}]`)
  }

  private findAll<E extends HTMLElement>(selector: string): E[] {
    return [...this.querySelectorAll<E>(selector)]
  }

  /** Turns names of resources and views into buttons. */
  private enable(part: HTMLElement) {
    for (const name of part.querySelectorAll<HTMLElement>('span[data-open]')) toButton(name)
    for (const item of part.querySelectorAll<HTMLElement>('li[data-view]')) {
      const frame = document.createElement('li')
      item.replaceWith(frame)
      frame.append(item)
      toButton(item)
    }
  }

  private handleClick(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const node = target.closest('.graph-scene g[data-k]')
    if (node !== null) return this.openNode(event, node)
    const button = target.closest('button')
    if (button === null) return
    const { open, view, slot } = button.dataset
    const path = slot === 'live-retry' ? this.requested : open
    if (path !== undefined) void this.open({ path, view: this.place.view })
    else if (view !== undefined) this.choose(view, button)
    else if (slot === 'live-back') this.goBack()
    else if (slot === 'live-menu') this.toggleMenu()
  }

  private handleKey(event: KeyboardEvent) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    const node = target.closest('.graph-scene g[data-k]')
    if (node !== null && (key === 'Enter' || key === ' ')) this.openNode(event, node)
    if (key === 'Escape' && this.findSlot('menu')?.ariaExpanded === 'true') this.toggleMenu()
  }

  /** Opens the resource of a graph's node, which is first in its item of the list view. */
  private openNode(event: Event, node: Element) {
    const item = node.closest('catalog-graph')?.querySelector(`li[data-k="${node.getAttribute('data-k')}"]`)
    const path = item?.querySelector<HTMLElement>('[data-open]')?.dataset.open
    if (path === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void this.open({ path, view: 'graph' })
  }

  private changeVersion({ target }: Event) {
    if (!(target instanceof HTMLSelectElement) || target.dataset.versionsOf === undefined) return
    void this.open({ path: target.value, view: 'schema' }, () =>
      this.find(`select[data-versions-of="${target.dataset.versionsOf}"]`),
    )
  }

  private toggleMenu() {
    const button = this.findSlot('menu')
    const isOpen = this.classList.toggle('is-browsing')
    button?.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) this.findSlot('search')?.focus()
    else button?.focus()
  }

  private goBack() {
    const last = this.visited.pop()
    if (last !== undefined) void this.open(last, undefined, true)
  }

  private load(path: string): Promise<LiveFile> {
    const known = this.files.get(path)
    if (known !== undefined) return known
    const loading = fetch(`${this.dataset.files}/${path}.json`).then((response) => {
      if (!response.ok) throw new Error(response.statusText)
      return response.json() as Promise<LiveFile>
    })
    loading.catch(() => this.files.delete(path))
    this.files.set(path, loading)
    return loading
  }

  /**
   * Shows a resource and moves the focus to its heading.
   * @param findFocus what to focus instead
   */
  private async open(place: Place, findFocus?: () => HTMLElement | null, isBack = false) {
    const main = this.find('.live-main')
    if (main === null) return
    this.requested = place.path
    main.setAttribute('aria-busy', 'true')
    const file = await this.load(place.path).catch(() => undefined)
    if (this.requested !== place.path) return
    main.removeAttribute('aria-busy')
    if (file === undefined) return this.showError(main)
    if (!isBack && this.place.path !== place.path) this.visited.push(this.place)
    this.place = { ...place }
    main.innerHTML = file.html
    main.dataset.path = place.path
    main.scrollTop = 0
    this.enable(main)
    this.classList.remove('is-browsing')
    this.findSlot('menu')?.setAttribute('aria-expanded', 'false')
    this.show(place.view)
    this.markCurrent()
    const back = this.findSlot<HTMLButtonElement>('back')
    if (back !== null) back.disabled = this.visited.length === 0
    this.focusOn(findFocus?.() ?? this.findSlot('title'))
    announce(file.title)
  }

  /** Focuses a part of the page. The demo scrolls back into view if a click far down has replaced a longer page. */
  private focusOn(part: HTMLElement | null) {
    part?.focus({ preventScroll: true })
    const { top = 0 } = part?.getBoundingClientRect() ?? {}
    if (top < 80 || top > innerHeight) this.find('.live')?.scrollIntoView()
  }

  private showError(main: HTMLElement) {
    main.innerHTML =
      '<p role="alert">This page couldn\'t be loaded. <button type="button" class="cursor-pointer text-left text-link hover:underline" data-slot="live-retry">Try again</button></p>'
  }

  /** Shows a view, or the page if the resource doesn't have it. */
  private show(view: string) {
    const buttons = this.findAll('.live-views [data-view]')
    const shown = buttons.some(({ dataset }) => dataset.view === view) ? view : 'page'
    this.find('.live')?.setAttribute('data-view', shown)
    // The wanted view is kept for the next resource, unless the visitor chose from the views of this one.
    this.place.view = view
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.view === shown))
    if (shown === 'page' && this.find('docs-mermaid') !== null) this.drawMermaid()
  }

  /** Mermaid diagrams in fetched pages. Those in the first page load by themselves. */
  private drawMermaid() {
    import('../mdx/mermaid.element').then(
      ({ defineMermaid }) => defineMermaid(),
      // The diagram's source stays visible.
      (error: unknown) => console.warn('Mermaid could not be loaded.', error),
    )
  }

  /** Shows the view of a button. A button on the page disappears with it, so the focus moves to the heading. */
  private choose(view: string, button: Element) {
    // The first page only has one view.
    if (this.find(`.live-view[data-view="${view}"]`) === null)
      return void this.open({ path: this.place.path, view }, () => this.find(`.live-views [data-view="${view}"]`))
    this.show(view)
    if (button.closest('.live-view') !== null) this.focusOn(this.findSlot('title'))
    const name = this.find(`.live-views [data-view="${view}"]`)?.textContent
    announce(`${this.findSlot('title')?.textContent}: ${name}`)
  }

  /** Marks the current resource in the sidebar, and opens the groups that it's in. */
  private markCurrent() {
    const all = this.findAll('.live-tree button[data-open]')
    const [, id] = this.place.path.split('/')
    const isHere = ({ dataset }: HTMLElement) => dataset.open === this.place.path || dataset.open?.split('/')[1] === id
    for (const button of all) {
      button.closest('li')?.classList.toggle('is-current', isHere(button))
      if (isHere(button)) button.setAttribute('aria-current', 'page')
      else button.removeAttribute('aria-current')
    }
    const here = all.filter(isHere)
    const isVisible = here.some((button) => button.closest('details:not([open])') === null)
    // A message is in several services. The one that sends it comes first.
    const isSent = (button: Element) => button.closest('details')?.textContent?.startsWith('Sends') === true
    if (!isVisible) for (const group of this.groupsOf(here.find(isSent) ?? here[0])) group.open = true
  }

  private groupsOf(element: Element | undefined): HTMLDetailsElement[] {
    const group = element?.parentElement?.closest('details')
    return group === null || group === undefined ? [] : [group, ...this.groupsOf(group)]
  }

  /** Filters the sidebar by name, like EventCatalog. Groups with a match open, and close again when the field is empty. */
  private search() {
    const words = this.findSlot<HTMLInputElement>('search')?.value.trim().toLowerCase() ?? ''
    const groups = this.findAll<HTMLDetailsElement>('.live-tree details')
    for (const group of groups) group.dataset.wasOpen ??= String(group.open)
    // Paths have the form `events/OrderPlaced/2.0.0`.
    const toText = (part: HTMLElement) => {
      const [, id = ''] = part.querySelector<HTMLElement>('[data-open]')?.dataset.open?.split('/') ?? []
      return `${part.textContent} ${id}`.toLowerCase()
    }
    // The names of groups, and names and IDs in other entries.
    const matches = (item: HTMLElement) => {
      const parts = [...item.querySelectorAll<HTMLElement>('summary > span, li:not(:has(> details))')]
      return (parts.length === 0 ? [item] : parts).some((part) => toText(part).includes(words))
    }
    let found = 0
    for (const item of this.findAll('.live-tree li')) {
      item.hidden = words !== '' && !matches(item)
      if (!item.hidden && item.querySelector('details') === null) found++
    }
    for (const group of groups) {
      group.open = words === '' ? group.dataset.wasOpen === 'true' : true
      if (words === '') delete group.dataset.wasOpen
    }
    const none = this.findSlot('none')
    const count = found === 0 ? `No results found for "${words}"` : `${found} result${found === 1 ? '' : 's'}`
    if (none !== null) none.textContent = words === '' ? '' : count
  }
}

define('live-catalog', LiveCatalogElement)
