import type { SitePage } from '../pages/pages'
import { buildFaq, buildSoftwareApplication, buildWebPage, buildWebSite } from '../structured-data/build'
import type { StructuredData } from '../structured-data/types'
import { planQuestions } from './plan-questions'

/** Structured data for a page that isn't part of the docs or the blog. */
export function listPageData(page: SitePage): StructuredData[] {
  if (page.path === '/') return [buildWebSite(), buildSoftwareApplication()]
  if (page.path === '/pricing') return [buildWebPage(page), buildFaq(planQuestions)]
  return [buildWebPage(page)]
}
