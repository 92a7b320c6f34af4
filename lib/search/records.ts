import type { PageSection, SearchPage, SearchRecord } from './types'

/** Bytes of text in one record: hosted providers take records of 10 kB, and small ones rank better. */
const MAX_TEXT = 5000

/** As JSON, in which quotes and backslashes are escaped. */
const countBytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length - 2

/** A long text in pieces that end between words where they can. */
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
 * A page's sections as records with ids that stay as long as their address does. What follows in a long section stands
 * in records of its own, which lead to the same place.
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
      area,
      kind,
      language,
      docusaurus_tag: tag,
      level,
      position,
    }))
  })
}
