import type { SearchHit, SearchResponse } from './contract'
import type { InsightsSender } from './insights-sender'
import { findHostedSettings, mayMeasure } from './settings'

let sender: Promise<InsightsSender> | undefined

/** Loads the sender on first use, and only where hosted search is configured and the visitor allows measuring. */
function withSender(send: (sender: InsightsSender) => void): void {
  const settings = findHostedSettings()
  if (settings === undefined || !mayMeasure()) return
  sender ??= import('./insights-sender').then(({ createInsightsSender }) => createInsightsSender(settings))
  // Search must keep working when insights can't be loaded. The next event tries again.
  sender.then(send).catch(() => (sender = undefined))
}

/** Reports that hits were shown. Answers of the embedded search have no query id and aren't reported. */
export function reportView(response: SearchResponse): void {
  if (response.queryID !== undefined) withSender(({ view }) => view(response.hits))
}

/**
 * Reports that a hit was opened. If its page is then in view for half a minute, or code is copied from it, that counts
 * as a conversion.
 */
export function reportClick(hit: SearchHit, response: SearchResponse): void {
  const { queryID } = response
  if (queryID !== undefined) withSender(({ click }) => click(hit, queryID))
}
