/**
 * The HTML of slots while pages are exported. Server components and the rendering of client components run in one
 * process with modules of their own, so what they share hangs on the global object.
 */
const key = Symbol.for('site.html-slots')
const holder = globalThis as typeof globalThis & { [key]?: Map<string, string> }

/** Slots kept at once: each is used right after it is remembered, and sidebars again on every page. */
const MAX_SLOTS = 400

export function rememberHtml(slot: string, html: string): void {
  const slots = (holder[key] ??= new Map())
  slots.delete(slot)
  slots.set(slot, html)
  const [oldest] = slots.keys()
  if (slots.size > MAX_SLOTS && oldest !== undefined) slots.delete(oldest)
}

/** @throws when the slot was not remembered, which would export an empty page */
export function recallHtml(slot: string): string {
  const html = holder[key]?.get(slot)
  if (html === undefined) throw new Error(`The HTML of slot ${slot} is no longer available.`)
  return html
}
