interface PageSlots {
  /** Ready HTML by slot, of the pages that this window has seen: a slot's name is a hash of what it holds. */
  html: Map<string, string>
  /** Places that the browser itself filled while it read the page; their scripts have run. */
  filled: WeakSet<Element>
}

/** The scripts of a page and React are bundled apart, so what they share hangs on the window. */
const key = Symbol.for('site.page-slots')
const holder = globalThis as typeof globalThis & { [key]?: PageSlots }

/** Keeps the slots of a page, to be shown again without asking for it. */
function keep(root: ParentNode, html: PageSlots['html']): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot = '' } = element.dataset
    if (!html.has(slot)) html.set(slot, element.innerHTML)
  }
}

/** Keeps the page that the browser loaded itself, once, before anything changes it. */
function getSlots(): PageSlots {
  if (holder[key] !== undefined) return holder[key]
  const slots: PageSlots = { html: new Map(), filled: new WeakSet(document.querySelectorAll('[data-slot]')) }
  keep(document, slots.html)
  return (holder[key] = slots)
}

/** To be called before any script works on the page. */
export function keepThisPage(): void {
  getSlots()
}

/** Keeps the slots of another page. */
export function keepSlots(page: Document): void {
  keep(page, getSlots().html)
}

/** Whether the browser read a place together with its page, rather than a script having put it there. */
export function isFromPage(element: Element): boolean {
  return getSlots().filled.has(element)
}

/** The HTML of a slot; undefined where no page with it was loaded. */
export function findSlot(slot: string): string | undefined {
  return getSlots().html.get(slot)
}
