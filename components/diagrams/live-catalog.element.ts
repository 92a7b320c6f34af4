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
    this.find('[data-slot=live-search]')?.addEventListener('input', () => this.search(), { signal })
    this.classList.add('is-ready')
  }

  disconnectedCallback() {
    this.listeners?.abort()
    this.listeners = undefined
  }

  private find<E extends HTMLElement>(selector: string): E | null {
    return this.querySelector<E>(selector)
  }

  private findAll(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)]
  }

  /** Turns names of resources and views into buttons. */
  private enable(part: HTMLElement) {
    for (const name of part.querySelectorAll<HTMLElement>('span[data-open]')) toButton(name)
    for (const item of part.querySelectorAll<HTMLElement>('li[data-view]')) {
      const text = document.createElement('span')
      text.dataset.view = item.dataset.view
      text.append(...item.childNodes)
      item.removeAttribute('data-view')
      item.append(text)
      toButton(text)
    }
  }

  private handleClick(event: Event) {
    const { target } = event
    if (!(target instanceof Element)) return
    const node = target.closest('.graph-scene g[data-k]')
    if (node !== null) return this.openNode(event, node)
    const button = target.closest('button')
    if (button === null) return
    const { open, view } = button.dataset
    if (open !== undefined) void this.open({ path: open, view: this.place.view })
    else if (view !== undefined) this.choose(view, button)
    else if (button.matches('[data-slot=live-back]')) this.goBack()
    else if (button.matches('[data-slot=live-menu]')) this.toggleMenu()
    else if (button.matches('[data-slot=live-retry]')) void this.open({ path: this.requested, view: this.place.view })
  }

  private handleKey(event: KeyboardEvent) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    const node = target.closest('.graph-scene g[data-k]')
    if (node !== null && (key === 'Enter' || key === ' ')) this.openNode(event, node)
    if (key === 'Escape' && this.find('[data-slot=live-menu]')?.ariaExpanded === 'true') this.toggleMenu()
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
    const button = this.find('[data-slot=live-menu]')
    const isOpen = this.classList.toggle('is-browsing')
    button?.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) this.find('[data-slot=live-search]')?.focus()
    else button?.focus()
  }

  private goBack() {
    const last = this.visited.pop()
    if (last === undefined) return
    void this.open(last, undefined, true)
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
    let file: LiveFile
    try {
      file = await this.load(place.path)
    } catch {
      if (this.requested !== place.path) return
      main.removeAttribute('aria-busy')
      return this.showError(main)
    }
    if (this.requested !== place.path) return
    main.removeAttribute('aria-busy')
    if (!isBack && this.place.path !== place.path) this.visited.push(this.place)
    this.place = { ...place }
    main.innerHTML = file.html
    main.dataset.path = place.path
    main.scrollTop = 0
    this.enable(main)
    this.classList.remove('is-browsing')
    this.find('[data-slot=live-menu]')?.setAttribute('aria-expanded', 'false')
    this.show(place.view)
    this.markCurrent()
    const back = this.find<HTMLButtonElement>('[data-slot=live-back]')
    if (back !== null) back.disabled = this.visited.length === 0
    this.focusOn(findFocus?.() ?? this.find('[data-slot=live-title]'))
    announce(file.title)
  }

  /** Focuses a part of the page. The demo scrolls back into view if a click far down has replaced a longer page. */
  private focusOn(part: HTMLElement | null) {
    part?.focus({ preventScroll: true })
    const { top = 0 } = part?.getBoundingClientRect() ?? {}
    if (top < 80 || top > innerHeight) this.find('.live')?.scrollIntoView()
  }

  private showError(main: HTMLElement) {
    const words = document.createElement('p')
    words.setAttribute('role', 'alert')
    const retry = document.createElement('button')
    retry.type = 'button'
    retry.className = 'cursor-pointer text-left text-link hover:underline'
    retry.dataset.slot = 'live-retry'
    retry.textContent = 'Try again'
    words.append("This page couldn't be loaded. ", retry)
    main.replaceChildren(words)
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
    const isInView = button.closest('.live-view') !== null
    if (isInView) this.focusOn(this.find('[data-slot=live-title]'))
    announce(
      `${this.find('[data-slot=live-title]')?.textContent ?? ''}: ${this.find(`.live-views [data-view="${view}"]`)?.textContent ?? ''}`,
    )
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
    const words = this.find<HTMLInputElement>('[data-slot=live-search]')?.value.trim().toLowerCase() ?? ''
    const groups = [...this.querySelectorAll<HTMLDetailsElement>('.live-tree details')]
    for (const group of groups) group.dataset.wasOpen ??= String(group.open)
    const matches = (item: Element): boolean =>
      item.querySelector(':scope > details') === null
        ? (item.textContent ?? '').toLowerCase().includes(words)
        : [...item.querySelectorAll(':scope > details > ul > li')].some(matches) ||
          (item.querySelector('summary > span')?.textContent ?? '').toLowerCase().includes(words)
    let found = 0
    for (const item of this.findAll('.live-tree li')) {
      const isGroup = item.querySelector(':scope > details') !== null
      const isShown = words === '' || matches(item)
      item.hidden = !isShown
      if (isShown && !isGroup) found++
    }
    for (const group of groups) {
      group.open = words === '' ? group.dataset.wasOpen === 'true' : true
      if (words === '') delete group.dataset.wasOpen
    }
    const none = this.find('[data-slot=live-none]')
    if (none === null) return
    none.textContent =
      words === '' ? '' : found === 0 ? `No results found for "${words}"` : `${found} result${found === 1 ? '' : 's'}`
  }
}

define('live-catalog', LiveCatalogElement)
