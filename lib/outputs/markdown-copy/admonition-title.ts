/** `Warning`, or `Warning: Mind the version` for an admonition with its own title. */
export function admonitionTitle(type: string, title: string): string {
  const kind = type.charAt(0).toUpperCase() + type.slice(1)
  return title === '' || title === kind ? kind : `${kind}: ${title}`
}
