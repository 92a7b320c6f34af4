import { integrationKinds } from '../content/fields'
import type { Integration } from './integrations'

export type IntegrationGroup = ReturnType<typeof groupByKind>[number]

/** Groups integrations by kind, available ones first. Leaves out empty groups. */
export function groupByKind(integrations: readonly Integration[]) {
  const sorted = integrations.toSorted((a, b) => Number(a.comingSoon) - Number(b.comingSoon))
  return integrationKinds
    .map((kind) => ({ kind, integrations: sorted.filter((integration) => integration.kind === kind) }))
    .filter((group) => group.integrations.length > 0)
}

/** Resources that an integration can create, and the kind that determines their color. */
export const kindByResource: Record<string, string> = {
  services: 'service',
  events: 'event',
  commands: 'command',
  queries: 'query',
  channels: 'channel',
  domains: 'domain',
}

/** How many integrations can be used today. */
export function countAvailable(integrations: readonly Integration[]): number {
  return integrations.filter(({ comingSoon }) => !comingSoon).length
}
