import { getDescriptionField, getField } from '../lint/fields'
import { pageCollections, type LintSource, type Rule } from '../lint/types'

function getDescription(source: LintSource): unknown {
  return getField(source, getDescriptionField(source))
}

/** No two pages share a description. */
export const uniqueDescription: Rule = {
  name: 'unique-description',
  collections: [...pageCollections, 'Category'],
  check(page, report, site) {
    const text = getDescription(page)
    if (typeof text !== 'string') return
    const twin = site.sources.find((source) => source.file !== page.file && getDescription(source) === text)
    if (twin === undefined) return
    const line = page.fieldLines[getDescriptionField(page)]
    report(line, `The description stands in content/${twin.file} too. Write one for this page alone.`)
  },
}
