import { checkFields } from '@/lib/content/check-fields'
import { categoryFields, collections, type Fields } from '@/lib/content/fields'
import { ProblemList } from '@/lib/kit/problems'
import { getDescriptionField, getField, pageCollections, type Rule } from '../types'
import { countWords } from '../passages'
import { isProperNoun } from '../proper-nouns'

/** Fields are valid, and their text has the right length. */
const checkFrontMatter: Rule['check'] = ({ file, collection, frontMatter: values, fieldLines: lines }, report) => {
  const fields: Fields = collections.find(({ name }) => name === collection)?.fields ?? categoryFields
  const problems = new ProblemList()
  checkFields({ file, values, lines }, fields, { strict: true }, problems)
  for (const { line, message } of problems.errors) report(line, message)
  for (const [name, { length }] of Object.entries(fields)) {
    const text = values[name]
    if (length === undefined || typeof text !== 'string') continue
    const [min, max] = length
    if (text.length < min || text.length > max)
      report(lines[name], `Field "${name}": expected ${min} to ${max} characters, got ${text.length}.`)
  }
}

const maxWords = 6

/** Names of functions, files and packages, and abbreviations, keep their case. */
const isName = (word: string) => /^[@.]|[_./\d]|.\p{Lu}|\p{Lu}.*\p{Lu}/u.test(word) || isProperNoun(word)

/** A title is a short name in sentence case. */
const checkTitle: Rule['check'] = (page, report) => {
  const field = page.collection === 'Category' ? 'label' : 'title'
  const text = getField(page, field)
  if (typeof text !== 'string') return
  const line = page.fieldLines[field]
  const count = countWords(text)
  if (count < 1 || count > maxWords)
    report(line, `The ${field} has ${count} words, expected 1 to ${maxWords}: "${text}".`)
  const [first = '', ...rest] = text.split(/[\s–—:,()]+/).filter((word) => word !== '')
  if (/^\p{Ll}/u.test(first) && !isName(first))
    report(line, `The ${field} starts with a lowercase letter: "${text}". Write it in sentence case.`)
  for (const word of rest.filter((each) => /^\p{Lu}/u.test(each) && !isName(each)))
    report(
      line,
      `The ${field} is not in sentence case: write "${word.toLowerCase()}" instead of "${word}". Add names to tools/lint/proper-nouns.ts.`,
    )
}

/** A description is a complete and unique sentence, with a length that fits search results. */
const checkDescription: Rule['check'] = (page, report, site) => {
  const field = getDescriptionField(page)
  const text = getField(page, field)
  if (typeof text !== 'string') return
  const line = page.fieldLines[field]
  if (!text.endsWith('.')) report(line, `The description doesn’t end with a period: "…${text.slice(-20)}".`)
  // The schema limits the length of page descriptions, but not of category links.
  if (page.collection === 'Category' && (text.length > 160 || text.length < 50))
    report(line, `The description has ${text.length} characters, expected 50 to 160.`)
  const duplicate = site.describedBy.get(text)?.find(({ file }) => file !== page.file)
  if (duplicate !== undefined)
    report(line, `content/${duplicate.file} has the same description. Write one for this page alone.`)
}

export const fieldRules: readonly Rule[] = [checkFrontMatter, checkTitle, checkDescription].map((check) => ({
  collections: [...pageCollections, 'Category'],
  check,
}))
