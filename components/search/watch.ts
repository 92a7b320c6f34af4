import { opensSearchOnAnyKey } from '@/lib/options'
import type * as Opener from './opener'
import { findOpening, isField } from './opening'

let loading: Promise<typeof Opener> | undefined
let opener: typeof Opener | undefined

/** What is typed between the key that opens the dialog and the dialog. */
let typed: string | undefined
/** Enter was pressed after that. */
let wantsResults = false

function load(): Promise<typeof Opener> {
  loading ??= import('./opener').then((module) => (opener = module))
  loading.catch(() => (loading = undefined))
  return loading
}

function open(from: Element | null, isToggle: boolean): void {
  const show = (module: typeof Opener) => {
    if (isToggle) module.toggleSearch(from)
    else module.openSearch(from)
    module.typeSearch(typed ?? '', wantsResults)
    typed = undefined
    wantsResults = false
  }
  if (opener !== undefined) {
    show(opener)
    return
  }
  typed ??= ''
  load().then(show, (error: unknown) => {
    console.warn('Search could not be loaded.', error)
    // The page of results is there for this, and for pages without scripts.
    const link = document.querySelector<HTMLAnchorElement>('a[data-search]')
    if (link !== null) window.location.assign(new URL(`?q=${encodeURIComponent(typed ?? '')}`, link.href))
    typed = undefined
  })
}

/** Opens search at a press on `[data-search]`, and at the keys that ask for it; its frame comes with the first intent. */
export function watchForSearch(): void {
  // Before the navigation follows the link, which is there for pages without scripts.
  const handleClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-search]')
    if (button === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(button, false)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (typed !== undefined && isPlain) {
      event.preventDefault()
      if ([...event.key].length === 1) typed += event.key
      if (event.key === 'Backspace') typed = typed.slice(0, -1)
      if (event.key === 'Enter') wantsResults = true
      return
    }
    const { activeElement } = document
    const opening = findOpening(event, isField(activeElement), opensSearchOnAnyKey)
    if (opening === undefined) return
    if (opening !== 'letter' || opener === undefined) event.preventDefault()
    open(activeElement === document.body ? null : activeElement, opening === 'shortcut')
    if (opening === 'letter' && typed !== undefined) typed += event.key
  }
  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener('keydown', handleKey)
  const prepare = () => void load().catch(() => undefined)
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, prepare, { once: true, passive: true })
}
