import type { SitePage } from '../../pages/pages'
import { buildFaq, buildSoftwareApplication, buildWebPage, buildWebSite } from './build'
import type { StructuredData } from './types'
import { planQuestions } from '../../pages/marketing/plan-questions'

/** Structured data for a page that isn't part of the docs or the blog. */
export function listPageData(page: SitePage): StructuredData[] {
  if (page.path === '/') return [buildWebSite(), buildSoftwareApplication()]
  if (page.path === '/pricing') return [buildWebPage(page), buildFaq(planQuestions)]
  return [buildWebPage(page)]
}
