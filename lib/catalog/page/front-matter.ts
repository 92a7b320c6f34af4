import type { PageModel } from './model'

/** Splits front matter into its top-level fields. */
export function splitFields(frontMatter: string) {
  const parts: { field: string; lines: string[] }[] = []
  for (const line of frontMatter.split('\n')) {
    const [, field] = /^([\w-]+):/.exec(line) ?? []
    if (field !== undefined) parts.push({ field, lines: [line] })
    else if (line.trim() !== '') parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** Numbers the front matter fields that the page shows, and the text after them, in file order. */
export function numberFields(fields: readonly { field: string }[], page: PageModel): Map<string, number> {
  const { resource, contacts, badges, notices, sections, buttons } = page
  const parts = [contacts, badges, notices, sections, buttons].flat()
  const shown = new Set(['id', 'name', 'version', 'summary', ...parts.map(({ field }) => field)])
  if (resource.kind === 'user') shown.add('role')
  if (resource.kind === 'entity') shown.add('properties')
  const names = fields.map(({ field }) => field).filter((field) => shown.has(field))
  if (resource.markdown !== '') names.push(textField)
  return new Map(names.map((name, index) => [name, index + 1]))
}

/** Key for the text after the front matter. */
export const textField = 'text'
