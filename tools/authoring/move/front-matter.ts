import type { SourceFile } from '@/lib/content/source-file'

/** Removes fields from front matter. Fields that determine an address only take one line. */
export function removeFields(text: string, { fieldLines }: SourceFile, names: readonly string[]): string {
  const removedLines = new Set(names.map((name) => fieldLines[name]).filter((line) => line !== undefined))
  return text
    .split('\n')
    .filter((_, index) => !removedLines.has(index + 1))
    .join('\n')
}

/** Replaces a field's value, if it has one. */
export function replaceField(text: string, { fieldLines }: SourceFile, name: string, value: string): string {
  const line = fieldLines[name]
  if (line === undefined) return text
  return text
    .split('\n')
    .map((each, index) => (index === line - 1 ? `${name}: ${value}` : each))
    .join('\n')
}

/** Updates neighbors that a page references by id. */
export function replacePagination(text: string, source: SourceFile, oldId: string, newId: string): string {
  return ['pagination_next', 'pagination_prev']
    .filter((name) => source.frontMatter[name] === oldId)
    .reduce((result, name) => replaceField(result, source, name, newId), text)
}
