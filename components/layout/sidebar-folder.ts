/** Identifies a folder by the URL of its page, or by its label if it has no page. */
export function getFolderKey(folder: Element): string {
  const name = folder.previousElementSibling
  return name?.getAttribute('href') ?? name?.textContent ?? ''
}
