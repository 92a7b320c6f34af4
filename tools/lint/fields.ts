import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import type { LintPage } from './types'

/** The value of a field. `link.title` is nested. */
export function getField({ frontMatter }: Pick<LintPage, 'frontMatter'>, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], frontMatter)
}

/** Name of the description field. */
export function getDescriptionField({ collection }: Pick<LintPage, 'collection'>): string {
  return collection === 'Category' ? 'link.description' : 'description'
}

/** Name of the title field. */
export function getTitleField({ collection }: Pick<LintPage, 'collection'>): string {
  return collection === 'Category' ? 'label' : 'title'
}

function noteLines(map: YAMLMap, prefix: string, counter: LineCounter, lines: Record<string, number>): void {
  for (const { key, value } of map.items) {
    if (!isScalar(key) || !key.range) continue
    const name = prefix + String(key.value)
    lines[name] = counter.linePos(key.range[0]).line
    if (isMap(value)) noteLines(value, `${name}.`, counter, lines)
  }
}

/** Parses a category file for linting. JSON is parsed as YAML to get line numbers. Undefined if it's neither. */
export function parseCategory(file: string, text: string): LintPage | undefined {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  const fieldLines: Record<string, number> = {}
  noteLines(document.contents, '', counter, fieldLines)
  const frontMatter = document.toJS() as Record<string, unknown>
  return { file, frontMatter, fieldLines, body: '', bodyOffset: 0, collection: 'Category', tree: undefined }
}

export function readCategoryPage(contentDir: string, file: string): LintPage | undefined {
  return parseCategory(file, readFileSync(path.join(contentDir, file), 'utf8'))
}
