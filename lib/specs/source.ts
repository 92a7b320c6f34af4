import { isCollection, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { JsonPath, SpecProblem } from './types'

/** At most this many syntax errors are listed: one mistake often causes many. */
const MAX_SYNTAX_ERRORS = 3

/** A parsed file that knows the lines of its values. */
export interface SpecSource {
  value: unknown
  /** Line of the value at a path, or of its closest ancestor that exists. */
  lineOf: (path: JsonPath) => number
}

interface Parsed {
  document: Document
  lines: LineCounter
}

function parseYaml(text: string): Parsed {
  const lines = new LineCounter()
  // Merge keys are resolved, as both plugins do. The library's check for unique keys is quadratic: see `findDuplicateKeys`.
  const options = { lineCounter: lines, prettyErrors: false, merge: true, uniqueKeys: false }
  return { document: parseDocument(text, options), lines }
}

/** Keys that an object has twice, with the line of the second. */
function findDuplicateKeys({ document, lines }: Parsed): SpecProblem[] {
  const problems: SpecProblem[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<string>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        if (keys.has(name) && name !== '<<')
          problems.push({
            severity: 'error',
            line: lines.linePos(key.range?.[0] ?? 0).line,
            message: `The key \`${name}\` appears twice. Keys must be unique.`,
          })
        keys.add(name)
      }
    },
  })
  return problems.slice(0, MAX_SYNTAX_ERRORS)
}

/** Line of a key, or of an item in a list. */
function findLine({ document, lines }: Parsed, path: JsonPath): number {
  let offset = 0
  let node: unknown = document.contents
  for (const step of path) {
    if (!isCollection(node)) break
    const pair = node.items.find((item, index) =>
      typeof item === 'object' && item !== null && 'key' in item
        ? String((item.key as { value?: unknown }).value) === String(step)
        : index === Number(step),
    ) as { key?: { range?: [number] }; value?: unknown; range?: [number] } | undefined
    if (pair === undefined) break
    offset = pair.key?.range?.[0] ?? pair.range?.[0] ?? offset
    node = 'value' in pair && pair.key !== undefined ? pair.value : pair
  }
  return Math.max(1, lines.linePos(offset).line)
}

function looksLikeJson(text: string): boolean {
  return /^\s*[{[]/.test(text)
}

/** Syntax errors in the words of the format. Indentation doesn't matter in JSON. */
function toProblems({ document, lines }: Parsed, isJson: boolean): SpecProblem[] {
  const all = document.errors.filter(({ code }) => !isJson || code !== 'BAD_INDENT')
  return (all.length === 0 ? document.errors : all).slice(0, MAX_SYNTAX_ERRORS).map(({ pos: [at], message }) => {
    const words = message.replace(/^Flow map/, 'An object').replace(/^Flow sequence/, 'A list')
    return {
      severity: 'error',
      line: lines.linePos(at).line,
      message: `This isn't valid ${isJson ? 'JSON' : 'YAML'}. ${words.replace(/[.:]?$/, '.')}`,
    }
  })
}

/**
 * Parses JSON or YAML.
 * @param text the whole file
 * @returns the value, or errors with the lines they're on
 */
export function parseSource(text: string): SpecSource | SpecProblem[] {
  const isJson = looksLikeJson(text)
  if (isJson) {
    try {
      const value: unknown = JSON.parse(text)
      // Only files with a problem are parsed again, to find the line.
      let parsed: Parsed | undefined
      return { value, lineOf: (path) => findLine((parsed ??= parseYaml(text)), path) }
    } catch {
      // YAML's parser finds the line of the mistake, and reads JSON with comments or trailing commas.
    }
  }
  const parsed = parseYaml(text)
  const { document } = parsed
  if (document.errors.length > 0) return toProblems(parsed, isJson)
  const duplicates = findDuplicateKeys(parsed)
  if (duplicates.length > 0) return duplicates
  try {
    return { value: document.toJS(), lineOf: (path) => findLine(parsed, path) }
  } catch (error) {
    return [{ severity: 'error', message: `This YAML can't be read: ${(error as Error).message}.` }]
  }
}
