/** `Warning`, or `Warning: Mind the version` for a box with a title of its own. */
export function admonitionTitle(type: string, title: string): string {
  const kind = type.charAt(0).toUpperCase() + type.slice(1)
  return title === '' || title === kind ? kind : `${kind}: ${title}`
}
