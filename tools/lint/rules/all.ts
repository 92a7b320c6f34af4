import type { Rule } from '../types'
import { altText, fenceLanguage, headingOrder, linkText, rawHeadings, syntax, uniqueHeadings } from './markup'
import { description, frontMatter, title, uniqueDescription } from './fields'
import { linkCount, rhetoricalQuestions, sentenceLength, wordCount } from './prose'
import { banned, headings, markers, openings, terms } from './phrases'

/** Every rule of `npm run lint:content`. */
export const rules: readonly Rule[] = [
  syntax,
  frontMatter,
  title,
  description,
  uniqueDescription,
  headingOrder,
  uniqueHeadings,
  rawHeadings,
  altText,
  fenceLanguage,
  linkText,
  linkCount,
  wordCount,
  sentenceLength,
  rhetoricalQuestions,
  banned,
  terms,
  headings,
  openings,
  markers,
]
