import { schemas } from '../../schema/build-schema'
import { checkFields } from '../../schema/check-value'
import { pageCollections, type Rule } from '../types'

/** Front matter and category files match the schema that editors use. */
export const frontMatter: Rule = {
  name: 'front-matter',
  collections: [...pageCollections, 'Category'],
  check(page, report) {
    if (page.collection === 'Partial' || page.collection === 'Document') return
    for (const { field, message } of checkFields(page.frontMatter, schemas[page.collection]))
      report(page.fieldLines[field] ?? 1, message)
  },
}
