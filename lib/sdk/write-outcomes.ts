import { toCode, writeTable } from './markdown'
import type { Outcome } from './outcomes'

/** With more files than this, shows their number instead. */
const MAX_FILES = 3

function summarizeFiles(files: readonly string[]): string {
  if (files.length <= MAX_FILES) return files.map(toCode).join(', ')
  return `${files.length} files, including ${files.slice(0, 2).map(toCode).join(', ')}`
}

function describeFiles({ written, changed, removed }: Outcome): string[] {
  return [
    ...(removed === undefined ? [] : [`deletes ${summarizeFiles(removed)}`]),
    ...(written === undefined ? [] : [`writes ${summarizeFiles(written)}`]),
    ...(changed === undefined ? [] : [`changes ${summarizeFiles(changed)}`]),
  ]
}

function describe(outcome: Outcome, isReader: boolean): string {
  const files = describeFiles(outcome)
  if (outcome.throws !== undefined) {
    const error = `throws ${toCode(outcome.throws)}`
    return files.length === 0 ? error : `${error}, and ${files.join(', ')}`
  }
  if (isReader) return outcome.gives ?? ''
  return files.length === 0 ? 'changes no files' : files.join(', ')
}

/**
 * Results of a function's recorded calls.
 * @param isReader whether the function changes no files
 */
export function writeOutcomes(outcomes: readonly Outcome[], isReader: boolean): string {
  const rows = outcomes.map((outcome) => [toCode(outcome.call), describe(outcome, isReader)])
  const table = writeTable(['Call', isReader ? 'Resolves to' : 'Result'], rows)
  return `<div className="sdk-answers">\n\n${table}\n\n</div>`
}
