export const startMark = '<!-- bench:start -->'
export const endMark = '<!-- bench:end -->'

/**
 * Replaces the text between the two markers of a document.
 * @throws if a marker is missing, or they're in the wrong order
 */
export function insertBetweenMarkers(document: string, text: string): string {
  const start = document.indexOf(startMark)
  const end = document.indexOf(endMark, start)
  if (start < 0 || end < 0) throw new Error(`Expected ${startMark} followed by ${endMark}.`)
  return `${document.slice(0, start)}${startMark}\n${text}\n${document.slice(end)}`
}
