import type { Rule } from '../types'
import { altText } from './alt-text'
import { description } from './description'
import { fenceLanguage } from './fence-language'
import { frontMatter } from './front-matter'
import { headingOrder } from './heading-order'
import { linkCount } from './link-count'
import { linkText } from './link-text'
import { banned, headings, markers, openings, terms } from './phrases'
import { rawHeadings } from './raw-headings'
import { rhetoricalQuestions } from './rhetorical-questions'
import { sentenceLength } from './sentence-length'
import { syntax } from './syntax'
import { title } from './title'
import { uniqueDescription } from './unique-description'
import { uniqueHeadings } from './unique-headings'
import { wordCount } from './word-count'

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
