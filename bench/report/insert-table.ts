export const startMark = '<!-- bench:start -->'
export const endMark = '<!-- bench:end -->'

/**
 * Puts a text between the two marks of a document, in place of what stands there.
 * @throws when a mark is missing, or the second stands before the first
 */
export function insertBetweenMarks(document: string, text: string): string {
  const start = document.indexOf(startMark)
  const end = document.indexOf(endMark, start)
  if (start < 0 || end < 0) throw new Error(`Expected ${startMark} and, after it, ${endMark}.`)
  return `${document.slice(0, start)}${startMark}\n${text}\n${document.slice(end)}`
}
