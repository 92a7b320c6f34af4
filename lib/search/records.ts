import type { SearchPage, SearchRecord } from './types'

/** Characters of a record's text: hosted providers limit a record to 10 kB. */
const MAX_CONTENT = 5000

/** A page's sections, each as a record of its own with an id that stays as long as its address does. */
export function toRecords(page: SearchPage): SearchRecord[] {
  const { path, title, description, breadcrumbs, keywords, area, kind, language, tag } = page
  return page.sections.map(({ id, heading, level, text, code }, position) => {
    const url = id === undefined ? path : `${path}#${id}`
    return {
      objectID: url,
      url,
      path,
      title,
      heading: heading ?? '',
      breadcrumbs,
      description: level === 0 ? description : '',
      content: `${text} ${code}`.trim().slice(0, MAX_CONTENT),
      keywords: level === 0 ? keywords : [],
      area,
      kind,
      language,
      docusaurus_tag: tag,
      level,
      position,
    }
  })
}
