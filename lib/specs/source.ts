import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { JsonPath, SpecProblem } from './types'

/** At most this many syntax errors are listed: one mistake often causes many. */
const MAX_SYNTAX_ERRORS = 3

/** A parsed file that knows the lines of its values. */
export interface SpecSource {
  value: unknown
  /** Line of the value at a path, or of its closest ancestor that exists. */
  lineOf: (path: JsonPath) => number
}

type Parsed = ReturnType<typeof parseYaml>

function parseYaml(text: string) {
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
        const { line } = lines.linePos(key.range?.[0] ?? 0)
        if (keys.has(name) && name !== '<<')
          problems.push({ severity: 'error', line, message: `The key \`${name}\` appears twice. Keys must be unique.` })
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
    const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    const place = pair ? pair.key : isSeq(node) && node.items[Number(step)]
    if (!isNode(place)) break
    offset = place.range?.[0] ?? offset
    node = pair ? pair.value : place
  }
  return Math.max(1, lines.linePos(offset).line)
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

/** Parses JSON or YAML. Returns the value, or errors with the lines they're on. */
export function parseSource(text: string): SpecSource | SpecProblem[] {
  const isJson = /^\s*[{[]/.test(text)
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
