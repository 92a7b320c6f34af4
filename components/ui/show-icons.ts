/** Puts in the icons that wait for a menu to open. Until then the browser does not fetch them. */
export function showIcons(root: Element): void {
  for (const late of root.querySelectorAll('noscript')) late.outerHTML = late.textContent ?? ''
}
