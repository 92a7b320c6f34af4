import { toShortName } from './ranking'
import type { PageSection, SearchPage } from './types'
import { weights } from './weights'

/** Maximum text size of a record in bytes. Hosted providers limit records to 10 kB, and small ones rank better. */
const MAX_TEXT = 5000

/** Size as JSON, including escapes. */
const countBytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2

/** Splits a long text, preferably between words. */
function splitText(text: string): string[] {
  const pieces = ['']
  let size = 0
  const parts = text.split(/(?<=\s)/).flatMap((word) => (countBytes(word) > MAX_TEXT ? [...word] : [word]))
  for (const part of parts) {
    const bytes = countBytes(part)
    const isFull = size + bytes > MAX_TEXT
    if (isFull) pieces.push('')
    pieces.push((pieces.pop() ?? '') + part)
    size = isFull ? bytes : size + bytes
  }
  return pieces.map((piece) => piece.trim())
}

function toText({ text, data, code }: PageSection): string {
  return [text.replaceAll('\n', ' '), data, code].filter((part) => part !== '').join(' ')
}

/** A section, as stored by a hosted provider. */
export type SearchRecord = ReturnType<typeof toRecords>[number]

/** Converts a page's sections to records, with ids derived from their URLs. Long sections have several records. */
export function toRecords(page: SearchPage) {
  const { path, title, description, breadcrumbs, keywords, searches = [], area, kind, language, tag } = page
  // A query of one word finds the page called that.
  const names = [toShortName(path).replaceAll('-', ' ')]
  // Level 0 is the page itself. Only its first record has what's about all of it.
  const whole = { description, keywords, searches, names }
  return page.sections.flatMap((section, position) => {
    const { id, heading = '', level } = section
    const url = id === undefined ? path : `${path}#${id}`
    return splitText(toText(section)).map((content, piece) => ({
      objectID: piece === 0 ? url : `${url}~${piece + 1}`,
      ...{ url, path, title, heading, breadcrumbs, content, area, kind, language, level, position },
      ...(level === 0 && piece === 0 ? whole : { description: '', keywords: [], searches: [], names: [] }),
      docusaurus_tag: tag,
      weight: weights.areas[area],
    }))
  })
}
