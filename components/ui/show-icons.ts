/** Inserts a menu's icons, which are in `<noscript>` so browsers don't fetch them before it opens. */
export function showIcons(root: Element): void {
  for (const late of root.querySelectorAll('noscript')) late.outerHTML = late.textContent ?? ''
}
