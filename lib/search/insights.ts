import type { SearchHit, SearchResponse } from './contract'
import type { InsightsSender } from './insights-sender'
import { findHostedSettings, mayMeasure } from './settings'

let sender: Promise<InsightsSender> | undefined

/** The sender, which loads only where there is somebody to tell, and nobody who asked not to be measured. */
function withSender(tell: (sender: InsightsSender) => void): void {
  const settings = findHostedSettings()
  if (settings === undefined || !mayMeasure()) return
  sender ??= import('./insights-sender').then(({ createInsightsSender }) => createInsightsSender(settings))
  // Measuring must never be in the way: what cannot be loaded is not told.
  sender.then(tell).catch(() => (sender = undefined))
}

/** Hits were shown. Answers of the embedded search have no query id, and are not told. */
export function reportView(response: SearchResponse, hits: readonly SearchHit[]): void {
  if (response.queryID !== undefined) withSender((to) => to.view(response, hits))
}

/**
 * A hit was opened. When its page is then read for half a minute, or code is copied from it, that counts as a
 * conversion by itself.
 */
export function reportClick(hit: SearchHit, response: SearchResponse): void {
  if (response.queryID !== undefined) withSender((to) => to.click(hit, response))
}

/** The page that was opened last from search has helped. Only the first report of each opened page counts. */
export function reportConversion(): void {
  if (sender !== undefined) withSender((to) => to.convert())
}
