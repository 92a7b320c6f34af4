import { announce } from '../ui/announce'
import { defineElement } from '../ui/define'
import './drawing-elements'

/** A resource, with what screen readers hear when it opens: `Order placed, event, version 2.0.0`. */
type LiveFile = Record<'title' | 'html', string>

type Place = Record<'path' | 'view', string>

/** Replaces an element with a button that has the same contents and data attributes. */
function toButton(element: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  Object.assign(button.dataset, element.dataset)
  button.append(...element.childNodes)
  element.replaceWith(button)
  return button
}

/** Turns names of resources and views into buttons. */
function enable(part: HTMLElement): void {
  for (const name of part.querySelectorAll<HTMLElement>('span[data-open]')) toButton(name)
  for (const item of part.querySelectorAll<HTMLElement>('li[data-view]')) {
    const frame = document.createElement('li')
    item.replaceWith(frame)
    frame.append(item)
    toButton(item)
  }
}

const failure =
  '<p role="alert">This page couldn\'t be loaded. <button type="button" class="cursor-pointer text-left text-link hover:underline" data-slot="live-retry">Try again</button></p>'

/**
 * The demo of EventCatalog: opens resources from the sidebar, the page and the graph, switches views and versions, and
 * searches the sidebar. Each resource is fetched once. Without JavaScript, it shows a view of the first resource.
 */
defineElement('live-catalog', (element, signal) => {
  const find = <E extends HTMLElement>(selector: string) => element.querySelector<E>(selector)
  const findAll = <E extends HTMLElement>(selector: string) => [...element.querySelectorAll<E>(selector)]
  const main = find('.live-main')
  const frame = find('.live')
  const menu = find('[data-slot=live-menu]')
  const back = find<HTMLButtonElement>('[data-slot=live-back]')
  const field = find<HTMLInputElement>('[data-slot=live-search]')
  const status = find('[data-slot=live-none]')
  if (!main || !frame || !menu || !back || !field || !status) return
  const files = new Map<string, Promise<LiveFile>>()
  const visited: Place[] = []
  let place: Place = { path: main.dataset.path ?? '', view: frame.dataset.view ?? 'page' }
  /** The last request. Slower responses to earlier ones are ignored. */
  let requested = ''

  const findTitle = () => find('[data-slot=live-title]')
  const findViewButton = (view: string) => find(`.live-views [data-view="${view}"]`)

  /** Focuses a part of the page. The demo scrolls back into view if a click far down has replaced a longer page. */
  const focusOn = (part: HTMLElement | null) => {
    part?.focus({ preventScroll: true })
    const { top = 0 } = part?.getBoundingClientRect() ?? {}
    if (top < 80 || top > innerHeight) frame.scrollIntoView()
  }

  const isBrowsing = () => element.classList.contains('is-browsing')
  const setBrowsing = (isOpen: boolean) => {
    element.classList.toggle('is-browsing', isOpen)
    menu.setAttribute('aria-expanded', String(isOpen))
  }
  const toggleMenu = () => {
    setBrowsing(!isBrowsing())
    if (isBrowsing()) field.focus()
    else menu.focus()
  }

  const load = (path: string): Promise<LiveFile> => {
    const known = files.get(path)
    if (known !== undefined) return known
    const loading = fetch(`${element.dataset.files}/${path}.json`).then((response) => {
      if (!response.ok) throw new Error(response.statusText)
      return response.json() as Promise<LiveFile>
    })
    loading.catch(() => files.delete(path))
    files.set(path, loading)
    return loading
  }

  /** Shows a view, or the page if the resource doesn't have it. */
  const show = (view: string) => {
    const buttons = findAll('.live-views [data-view]')
    const shown = buttons.some(({ dataset }) => dataset.view === view) ? view : 'page'
    frame.dataset.view = shown
    // The wanted view is kept for the next resource, unless the visitor chose from the views of this one.
    place.view = view
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.view === shown))
    // Mermaid diagrams in fetched pages. Those in the first page load by themselves.
    if (shown === 'page' && find('docs-mermaid') !== null)
      import('../mdx/mermaid.element').catch((error: unknown) =>
        // The diagram's source stays visible.
        console.warn('Mermaid could not be loaded.', error),
      )
  }

  /** Marks the current resource in the sidebar, and opens the groups that it's in. */
  const markCurrent = () => {
    const all = findAll('.live-tree button[data-open]')
    const [, id] = place.path.split('/')
    const isHere = ({ dataset }: HTMLElement) => dataset.open === place.path || dataset.open?.split('/')[1] === id
    for (const button of all) {
      button.closest('li')?.classList.toggle('is-current', isHere(button))
      if (isHere(button)) button.setAttribute('aria-current', 'page')
      else button.removeAttribute('aria-current')
    }
    const here = all.filter(isHere)
    if (here.some((button) => button.closest('details:not([open])') === null)) return
    // A message is in several services. The one that sends it comes first.
    const isSent = (button: Element) => button.closest('details')?.textContent.startsWith('Sends') === true
    const first = here.find(isSent) ?? here[0] ?? null
    for (const group of findAll<HTMLDetailsElement>('.live-tree details')) group.open ||= group.contains(first)
  }

  /**
   * Shows a resource and moves the focus to its heading.
   * @param findFocus what to focus instead
   */
  const open = async (next: Place, findFocus: () => HTMLElement | null = findTitle, isBack = false) => {
    requested = next.path
    main.setAttribute('aria-busy', 'true')
    const file = await load(next.path).catch(() => undefined)
    if (requested !== next.path) return
    main.removeAttribute('aria-busy')
    main.innerHTML = file?.html ?? failure
    if (file === undefined) return
    if (!isBack && place.path !== next.path) visited.push(place)
    place = { ...next }
    main.dataset.path = next.path
    main.scrollTop = 0
    enable(main)
    setBrowsing(false)
    show(next.view)
    markCurrent()
    back.disabled = visited.length === 0
    focusOn(findFocus() ?? findTitle())
    announce(file.title)
  }

  const goBack = () => {
    const last = visited.pop()
    if (last !== undefined) void open(last, undefined, true)
  }

  /** Shows the view of a button. A button on the page disappears with it, so the focus moves to the heading. */
  const choose = (view: string, button: Element) => {
    // The first page only has one view.
    if (find(`.live-view[data-view="${view}"]`) === null)
      return void open({ path: place.path, view }, () => findViewButton(view))
    show(view)
    if (button.closest('.live-view') !== null) focusOn(findTitle())
    announce(`${findTitle()?.textContent}: ${findViewButton(view)?.textContent}`)
  }

  /** Opens the resource of a graph's node, which is first in its item of the list view. */
  const openNode = (event: Event, node: Element) => {
    const item = node.closest('catalog-graph')?.querySelector(`li[data-k="${node.getAttribute('data-k')}"]`)
    const path = item?.querySelector<HTMLElement>('[data-open]')?.dataset.open
    if (path === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void open({ path, view: 'graph' })
  }

  const handleClick = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const node = target.closest('.graph-scene g[data-k]')
    if (node !== null) return openNode(event, node)
    const button = target.closest('button')
    if (button === null) return
    const { view, slot } = button.dataset
    const path = slot === 'live-retry' ? requested : button.dataset.open
    if (path !== undefined) void open({ path, view: place.view })
    else if (view !== undefined) choose(view, button)
    else if (slot === 'live-back') goBack()
    else if (slot === 'live-menu') toggleMenu()
  }

  const handleKey = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    const node = target.closest('.graph-scene g[data-k]')
    if (node !== null && (key === 'Enter' || key === ' ')) openNode(event, node)
    if (key === 'Escape' && isBrowsing()) toggleMenu()
  }

  const changeVersion = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.dataset.versionsOf === undefined) return
    const { versionsOf } = target.dataset
    void open({ path: target.value, view: 'schema' }, () => find(`select[data-versions-of="${versionsOf}"]`))
  }

  /** Filters the sidebar by name, like EventCatalog. Groups with a match open, and close again when the field is empty. */
  const search = () => {
    const words = field.value.trim().toLowerCase()
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
    for (const item of findAll('.live-tree li')) {
      item.hidden = words !== '' && !matches(item)
      if (!item.hidden && item.querySelector('details') === null) found++
    }
    for (const group of findAll<HTMLDetailsElement>('.live-tree details')) {
      group.dataset.wasOpen ??= String(group.open)
      group.open = words !== '' || group.dataset.wasOpen === 'true'
      if (words === '') delete group.dataset.wasOpen
    }
    const count = found === 0 ? `No results found for "${words}"` : `${found} result${found === 1 ? '' : 's'}`
    status.textContent = words === '' ? '' : count
  }

  enable(element)
  markCurrent()
  // It scrolls, so keyboard users have to reach it.
  main.tabIndex = 0
  element.addEventListener('click', handleClick, { signal, capture: true })
  element.addEventListener('keydown', handleKey, { signal, capture: true })
  element.addEventListener('change', changeVersion, { signal })
  field.addEventListener('input', search, { signal })
  element.classList.add('is-ready')
})
