export {
  askForPrice,
  features,
  hasFeature,
  planNames,
  planQuestions,
  plans,
  priceOnRequest,
  trialOffer,
} from './marketing/plans'
export { findSitePage, listPageSlugs } from './pages'
export { getPages, type SitePage } from './pages'
export { parseReleases, type Release, releasesFile, toReleaseId } from './releases'
