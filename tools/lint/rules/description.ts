import { getDescriptionField, getField } from '../fields'
import { pageCollections, type Rule } from '../types'

/** A description is a complete sentence, with a length that fits search results. */
export const description: Rule = {
  name: 'description',
  collections: [...pageCollections, 'Category'],
  check(page, report) {
    const field = getDescriptionField(page)
    const text = getField(page, field)
    if (typeof text !== 'string') return
    const line = page.fieldLines[field]
    if (!text.endsWith('.')) report(line, `The description does not end with a full stop: "…${text.slice(-20)}".`)
    // The schema limits the length of page descriptions, but not of category links.
    const isLong = text.length > 160
    if (page.collection === 'Category' && (isLong || text.length < 50))
      report(line, `The description has ${text.length} characters, expected 50 to 160.`)
  },
}
