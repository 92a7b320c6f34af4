/** Initials of the first and last part of a name: `JB` for "Jean-Luc de Boer". */
export function getInitials(name: string): string {
  const parts = name.split(/[\s-]+/).filter((part) => part !== '')
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
