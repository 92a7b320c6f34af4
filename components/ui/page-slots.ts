/** Ready HTML by slot, of the pages that this window has seen: a slot's name is a hash of what it holds. */
const slots = new Map<string, string>()

/** Keeps the slots of a page, to be shown again without asking for it. */
export function keepSlots(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot = '' } = element.dataset
    if (!slots.has(slot)) slots.set(slot, element.innerHTML)
  }
}

/** Places that the browser itself filled while it read the page; their scripts have run. */
const filled = new WeakSet<Element>()
let isKept = false

/** Keeps the page that the browser loaded itself, once, before anything changes it. */
export function keepThisPage(): void {
  if (isKept) return
  isKept = true
  keepSlots(document)
  for (const element of document.querySelectorAll('[data-slot]')) filled.add(element)
}

/** Whether the browser read a place together with its page, rather than a script having put it there. */
export function isFromPage(element: Element): boolean {
  return filled.has(element)
}

/** The HTML of a slot; undefined where no page with it was loaded. */
export function findSlot(slot: string): string | undefined {
  return slots.get(slot)
}
