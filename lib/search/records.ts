import { toShortName } from './ranking'
import type { PageSection, SearchPage, SearchRecord } from './types'
import { weights } from './weights'

/** Maximum text size of a record in bytes. Hosted providers limit records to 10 kB, and small ones rank better. */
const MAX_TEXT = 5000

/** Size as JSON, including escapes. */
const countBytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2

/** Splits a long text, preferably between words. */
function splitText(text: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let size = 0
  for (const word of text.split(/(?<=\s)/)) {
    for (const part of countBytes(word) > MAX_TEXT ? [...word] : [word]) {
      const bytes = countBytes(part)
      if (size + bytes > MAX_TEXT) {
        pieces.push(piece.trim())
        piece = ''
        size = 0
      }
      piece += part
      size += bytes
    }
  }
  return [...pieces, piece.trim()]
}

function toText({ text, data, code }: PageSection): string {
  return [text.replaceAll('\n', ' '), data, code].filter((part) => part !== '').join(' ')
}

/**
 * Converts a page's sections to records, with ids derived from their URLs. Long sections are split into several records
 * with the same URL.
 */
export function toRecords(page: SearchPage): SearchRecord[] {
  const { path, title, description, breadcrumbs, keywords, area, kind, language, tag } = page
  return page.sections.flatMap((section, position) => {
    const { id, heading, level } = section
    const url = id === undefined ? path : `${path}#${id}`
    return splitText(toText(section)).map((content, piece) => ({
      objectID: piece === 0 ? url : `${url}~${piece + 1}`,
      url,
      path,
      title,
      heading: heading ?? '',
      breadcrumbs,
      description: level === 0 && piece === 0 ? description : '',
      content,
      keywords: level === 0 && piece === 0 ? keywords : [],
      names: level === 0 && piece === 0 ? [toShortName(path).replaceAll('-', ' ')] : [],
      area,
      kind,
      language,
      docusaurus_tag: tag,
      weight: weights.areas[area],
      level,
      position,
    }))
  })
}
