import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument, isMap, isScalar, isSeq } from 'yaml'
import type { ProblemList } from '../kit/problems'

/** Files and folders with this prefix aren't pages: `_partial.mdx`, `_drafts/`. */
export const isPrivatePath = (file: string) => file.split('/').some((part) => part.startsWith('_'))

export interface SourceFile {
  /** Path relative to the content folder, with forward slashes. */
  file: string
  frontMatter: Record<string, unknown>
  /** Line number of each front matter field in the file, starting at 1. */
  fieldLines: Record<string, number>
  body: string
  /** Number of lines before the body. */
  bodyOffset: number
}

/** Reads a UTF-8 file. Reports invalid bytes and returns undefined. */
export function readUtf8(absolute: string, file: string, problems: ProblemList): string | undefined {
  const bytes = readFileSync(absolute)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    problems.error(file, undefined, 'Expected UTF-8 text, found invalid bytes. Save the file as UTF-8.')
    return undefined
  }
}

interface ParsedFields {
  /** Undefined if the text has something else than fields. */
  values?: Record<string, unknown>
  /** Line number of each field, starting at 1. Nested fields are named like `link.title`. */
  lines: Record<string, number>
  error?: { line: number; message: string }
}

/** Parses fields in YAML, or in JSON, which is valid YAML. `before` is the number of lines before the text. */
export function parseFields(text: string, before = 0): ParsedFields {
  const counter = new LineCounter()
  const toLine = (offset: number) => counter.linePos(offset).line + before
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lines: Record<string, number> = {}
  const [error] = document.errors
  if (error !== undefined) return { lines, error: { line: toLine(error.pos[0]), message: error.message } }
  const addLines = (fields: unknown, prefix: string) => {
    for (const { key, value } of isMap(fields) ? fields.items : []) {
      if (!isScalar(key) || !key.range) continue
      const name = prefix + String(key.value)
      lines[name] = toLine(key.range[0])
      addLines(value, `${name}.`)
    }
    for (const [index, item] of (isSeq(fields) ? fields.items : []).entries()) addLines(item, `${prefix}${index}.`)
  }
  addLines(document.contents, '')
  const isEmpty = document.contents === null
  if (!isEmpty && !isMap(document.contents)) return { lines }
  return { lines, values: isEmpty ? {} : (document.toJS() as Record<string, unknown>) }
}

/** `. Put the value in quotes: …` for a line whose value YAML reads as something else than text. */
function toQuoteHint(line: string): string {
  const [, name, value = ''] = /^\s*(?:- )?([\w-]+):\s+(.+?)\s*$/.exec(line) ?? []
  if (name === undefined || /^["'[{|>]/.test(value) || !/: |^[@`%*&!?]|\s#|:$/.test(value)) return ''
  return `. Put the value in quotes: ${name}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Splits a file into front matter and body. Reports invalid YAML and returns undefined. */
export function parseSource(file: string, text: string, problems: ProblemList): SourceFile | undefined {
  const [whole, yaml = ''] = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text) ?? []
  if (whole === undefined) {
    if (!/^---[ \t]*\n/.test(text)) return { file, frontMatter: {}, fieldLines: {}, body: text, bodyOffset: 0 }
    problems.error(file, 1, 'Front matter starts with "---" but never ends. Expected a closing "---" line.')
    return undefined
  }
  const { values, lines, error } = parseFields(yaml, 1)
  if (error !== undefined) {
    const hint = toQuoteHint(yaml.split('\n')[error.line - 2] ?? '')
    problems.error(file, error.line, `Invalid YAML in front matter: ${error.message}${hint}`)
  } else if (values === undefined)
    problems.error(file, 2, 'Front matter: expected fields such as "title: Name", found something else.')
  if (values === undefined) return undefined
  const bodyOffset = whole.split('\n').length - 1
  return { file, frontMatter: values, fieldLines: lines, body: text.slice(whole.length), bodyOffset }
}

/** A front matter field as text. Converts numbers, because YAML parses `2024` as one. Empty text counts as missing. */
export function toFieldText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
}

/** The texts in a front matter field. Empty if it isn't a list. */
export function toFieldTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** The level 1 heading at the start of a body, which Docusaurus pages use in place of a title. */
export function findLeadingHeading(body: string): string | undefined {
  const rest = body.replace(/^(?:\s*|import .*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})*/, '')
  const match =
    /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*#*[ \t]*(?:\n|$)/.exec(rest) ?? /^(\S.*)\n=+[ \t]*(?:\n|$)/.exec(rest)
  return match?.[1]?.replaceAll(/[`*_]/g, '')
}
