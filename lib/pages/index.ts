export { features, hasFeature, planNames, planQuestions, plans } from './marketing/plans'
export { askForPrice, priceOnRequest, trialOffer } from './marketing/plans'
export { findSitePage, getPages, listPageSlugs, type SitePage } from './pages'
export { releasesFile } from './releases'
