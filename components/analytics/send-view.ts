import { findAnalyticsSettings } from '@/lib/kit/analytics-settings'
import type { PageView } from '@/components/analytics/view'

/** Tells of a page to every service that is configured. */
export function sendView(view: PageView): void {
  const { gaId, posthog } = findAnalyticsSettings() ?? {}
  if (gaId !== undefined) void import('./google').then(({ sendToGoogle }) => sendToGoogle(gaId, view), ignore)
  if (posthog !== undefined) void import('./posthog').then(({ sendToPostHog }) => sendToPostHog(posthog, view), ignore)
}

/** A script that a blocker keeps away is nothing to speak of. */
function ignore(): void {}
