/** A folder is known by the address of its page, or by its label where it has none. */
export function getFolderKey(folder: Element): string {
  const name = folder.previousElementSibling
  return name?.getAttribute('href') ?? name?.textContent ?? ''
}
