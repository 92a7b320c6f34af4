import { integrationKinds } from '../content/fields'
import type { Integration, IntegrationKind } from './integrations'

export interface IntegrationGroup {
  kind: IntegrationKind
  integrations: Integration[]
}

/** Groups integrations by kind, available ones first. Leaves out empty groups. */
export function groupByKind(integrations: readonly Integration[]): IntegrationGroup[] {
  return integrationKinds.flatMap((kind) => {
    const same = integrations.filter((integration) => integration.kind === kind)
    const sorted = [...same.filter(({ comingSoon }) => !comingSoon), ...same.filter(({ comingSoon }) => comingSoon)]
    return sorted.length === 0 ? [] : [{ kind, integrations: sorted }]
  })
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
