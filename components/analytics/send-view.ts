import { findAnalyticsSettings } from '@/lib/kit/analytics-settings'
import type { PageView } from '@/components/analytics/view'

/** Sends a page view to every configured analytics service. */
export function sendView(view: PageView): void {
  const { gaId, posthog } = findAnalyticsSettings() ?? {}
  if (gaId !== undefined) void import('./google').then(({ sendToGoogle }) => sendToGoogle(gaId, view), ignore)
  if (posthog !== undefined) void import('./posthog').then(({ sendToPostHog }) => sendToPostHog(posthog, view), ignore)
}

/** Ad blockers often block these scripts, so a failed import is expected. */
function ignore(): void {}
