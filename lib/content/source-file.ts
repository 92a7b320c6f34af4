import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument, isMap, isScalar, type YAMLMap } from 'yaml'
import type { ProblemList } from '../kit/problems'

/** Files and folders with this prefix aren't pages: `_partial.mdx`, `_drafts/`. */
export function isPrivatePath(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'))
}

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

/**
 * Line number of each field, starting at 1.
 * @param before number of lines before the fields
 */
export function readFieldLines(fields: YAMLMap, counter: LineCounter, before: number): Record<string, number> {
  const lines: Record<string, number> = {}
  for (const { key } of fields.items) {
    if (isScalar(key) && key.range) lines[String(key.value)] = counter.linePos(key.range[0]).line + before
  }
  return lines
}

/** `. Put the value in quotes: …` for a line whose value YAML reads as something else than text. */
function toQuoteHint(line: string): string {
  const [, name, value = ''] = /^\s*(?:- )?([\w-]+):\s+(.+?)\s*$/.exec(line) ?? []
  if (name === undefined || /^["'[{|>]/.test(value) || !/: |^[@`%*&!?]|\s#|:$/.test(value)) return ''
  return `. Put the value in quotes: ${name}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Splits a file into front matter and body. Reports invalid YAML and returns undefined. */
export function parseSource(file: string, text: string, problems: ProblemList): SourceFile | undefined {
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text)
  if (match === null) {
    if (/^---[ \t]*\n/.test(text)) {
      problems.error(file, 1, 'Front matter starts with "---" but never ends. Expected a closing "---" line.')
      return undefined
    }
    return { file, frontMatter: {}, fieldLines: {}, body: text, bodyOffset: 0 }
  }
  const counter = new LineCounter()
  const document = parseDocument(match[1] ?? '', { lineCounter: counter, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) {
    const { line } = counter.linePos(error.pos[0])
    const hint = toQuoteHint((match[1] ?? '').split('\n')[line - 1] ?? '')
    problems.error(file, line + 1, `Invalid YAML in front matter: ${error.message}${hint}`)
    return undefined
  }
  const body = text.slice(match[0].length)
  const bodyOffset = match[0].split('\n').length - 1
  if (document.contents === null) return { file, frontMatter: {}, fieldLines: {}, body, bodyOffset }
  if (!isMap(document.contents)) {
    problems.error(file, 2, 'Front matter: expected fields such as "title: Name", found something else.')
    return undefined
  }
  const fieldLines = readFieldLines(document.contents, counter, 1)
  return { file, frontMatter: document.toJS() as Record<string, unknown>, fieldLines, body, bodyOffset }
}

/** A front matter field as text. Converts numbers, because YAML parses `2024` as one. Empty text counts as missing. */
export function toFieldText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
}

/** The level 1 heading at the start of a body, which Docusaurus pages use in place of a title. */
export function findLeadingHeading(body: string): string | undefined {
  const rest = body.replace(/^(?:\s*|import .*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})*/, '')
  const match =
    /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*#*[ \t]*(?:\n|$)/.exec(rest) ?? /^(\S.*)\n=+[ \t]*(?:\n|$)/.exec(rest)
  return match?.[1]?.replaceAll(/[`*_]/g, '')
}
