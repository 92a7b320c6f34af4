import { planQuestions, type SitePage } from '../../pages'
import { buildFaq, buildSoftwareApplication, buildWebPage, buildWebSite } from './build'
import type { StructuredData } from './types'

/** Structured data for a page that isn't part of the docs or the blog. */
export function listPageData(page: SitePage): StructuredData[] {
  if (page.path === '/') return [buildWebSite(), buildSoftwareApplication()]
  if (page.path === '/pricing') return [buildWebPage(page), buildFaq(planQuestions)]
  return [buildWebPage(page)]
}
