import { getDescriptionField, getField } from '../fields'
import { pageCollections, type Rule } from '../types'

/** Descriptions are unique. */
export const uniqueDescription: Rule = {
  name: 'unique-description',
  collections: [...pageCollections, 'Category'],
  check(page, report, site) {
    const field = getDescriptionField(page)
    const text = getField(page, field)
    if (typeof text !== 'string') return
    const duplicate = site.describedBy.get(text)?.find((file) => file !== page.file)
    if (duplicate === undefined) return
    report(page.fieldLines[field], `content/${duplicate} has the same description. Write one for this page alone.`)
  },
}
