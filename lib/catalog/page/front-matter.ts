import type { PageModel } from './types'

/** Lines of one front matter field. */
export interface FieldLines {
  field: string
  lines: string[]
}

/** Splits front matter into its top-level fields. */
export function splitFields(frontMatter: string): FieldLines[] {
  const parts: FieldLines[] = []
  for (const line of frontMatter.split('\n')) {
    const [, field] = /^([\w-]+):/.exec(line) ?? []
    const last = parts.at(-1)
    if (field !== undefined) parts.push({ field, lines: [line] })
    else if (last !== undefined && line.trim() !== '') last.lines.push(line)
  }
  return parts
}

/** Fields that every page shows. */
const always = ['name', 'version', 'summary']

/** Numbers the front matter fields that the page shows, and the text after them, in file order. */
export function numberFields(fields: readonly FieldLines[], page: PageModel): Map<string, number> {
  const { resource, contacts, badges, notices, sections, buttons } = page
  const shown = new Set([
    ...always,
    ...(resource.kind === 'user' ? ['role'] : []),
    ...(resource.kind === 'entity' ? ['properties'] : []),
    ...[contacts, badges, notices, sections, buttons].flat().flatMap((part) => part.field ?? []),
  ])
  const numbered = fields.filter(({ field }) => field === 'id' || shown.has(field))
  const names = [...numbered.map(({ field }) => field), ...(resource.markdown === '' ? [] : [textField])]
  return new Map(names.map((name, index) => [name, index + 1]))
}

/** Key for the text after the front matter. */
export const textField = 'text'

/** Beginning of the text after the front matter, cut at a word boundary. */
export function readTextStart(markdown: string): string {
  const [first = ''] = markdown.split('\n\n')
  return first.length <= 180 ? first : `${first.slice(0, first.lastIndexOf(' ', 180))} \u2026`
}
