import type { SearchHit, SearchResponse } from './contract'
import type { InsightsSender } from './insights-sender'
import { findHostedSettings, mayMeasure } from './settings'

let sender: Promise<InsightsSender> | undefined

/** Loads the sender on first use, if hosted search is configured and the visitor allows measuring. */
function withSender(send: (sender: InsightsSender) => void): void {
  const settings = findHostedSettings()
  if (settings === undefined || !mayMeasure()) return
  sender ??= import('./insights-sender').then(({ createInsightsSender }) => createInsightsSender(settings))
  // Search must keep working if insights can't be loaded. The next event tries again.
  sender.then(send).catch(() => (sender = undefined))
}

/** Reports displayed hits. Skips embedded results, which have no query id. */
export function reportView(response: SearchResponse): void {
  if (response.queryID !== undefined) withSender(({ view }) => view(response.hits))
}

/** Reports an opened hit. It counts as a conversion if the page stays visible for 30 seconds, or code is copied. */
export function reportClick(hit: SearchHit, response: SearchResponse): void {
  const { queryID } = response
  if (queryID !== undefined) withSender(({ click }) => click(hit, queryID))
}
