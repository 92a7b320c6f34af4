import type { PageModel } from './types'

/** The lines of one field of a front matter. */
export interface FieldLines {
  field: string
  lines: string[]
}

/** Takes a front matter apart by its fields of the first level. */
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

/** Fields that the page shows somewhere, whatever else it has. */
const always = ['name', 'version', 'summary']

/** Numbers for the fields of a front matter that its page shows and for the text below, in the order of the file. */
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

/** Stands for the text below the front matter among the fields. */
export const textField = 'text'

/** The first lines of the text below a front matter, cut after a word. */
export function readTextStart(markdown: string, most = 180): string {
  const [first = ''] = markdown.split('\n\n')
  return first.length <= most ? first : `${first.slice(0, first.lastIndexOf(' ', most))} \u2026`
}
