import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, LineCounter, parseDocument } from 'yaml'
import type { ProblemList } from '../kit/problems'
import { checkFields, showValue, type CheckOptions } from './check-fields'
import { categoryFields } from './fields'
import { readFieldLines } from './source-file'

/** Line of a JSON syntax error, from the position in the parser's message. */
function findLine(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length
}

function checkLink(
  file: string,
  line: number | undefined,
  link: unknown,
  options: CheckOptions,
  problems: ProblemList,
) {
  if (link === undefined || link === null) return
  const { type, id } = link as { type?: unknown; id?: unknown }
  if (type === 'generated-index' || (type === 'doc' && typeof id === 'string')) return
  const expected = 'expected {"type": "generated-index"} or {"type": "doc", "id": "page"}'
  const message = `Field "link": ${expected}, got ${showValue(link)}.`
  if (options.strict) problems.error(file, line, message)
  else problems.warn(file, line, message)
}

/** Reports problems in a `_category_` file. */
export function checkCategory(dir: string, file: string, options: CheckOptions, problems: ProblemList): void {
  const text = readFileSync(path.join(dir, file), 'utf8')
  if (file.endsWith('.json')) {
    try {
      JSON.parse(text)
    } catch (error) {
      // The rest of the parser's message varies between Node versions.
      const line = findLine(text, (error as Error).message)
      problems.error(file, line, 'Invalid JSON. Check the commas, quotes and brackets.')
      return
    }
  }
  // JSON is valid YAML, and the YAML parser provides line numbers.
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const [error] = document.errors
  if (error !== undefined) {
    const { line } = counter.linePos(error.pos[0])
    problems.error(file, line, `Invalid YAML: ${error.message}`)
    return
  }
  if (document.contents === null) return
  if (!isMap(document.contents)) {
    problems.error(file, 1, 'Expected fields such as "label", found something else.')
    return
  }
  const values = document.toJS() as Record<string, unknown>
  const lines = readFieldLines(document.contents, counter, 0)
  checkFields({ file, values, lines }, categoryFields, options, problems)
  checkLink(file, lines.link, values.link, options, problems)
}
