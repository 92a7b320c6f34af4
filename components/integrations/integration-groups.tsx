import { groupByKind } from '@/lib/integrations/groups'
import type { Integration } from '@/lib/integrations/integrations'
import { kindTexts } from '@/lib/integrations/kinds'
import { IntegrationCard } from './parts'

/**
 * All integrations, by kind. On wide screens, each kind has one row. With two columns, a last card on its own fills its
 * row.
 */
export function IntegrationGroups({ integrations }: { integrations: readonly Integration[] }) {
  return groupByKind(integrations).map(({ kind, integrations: same }) => (
    <section key={kind} data-kind={kind} aria-labelledby={kind} className="border-b border-line py-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={kind} className="text-xl">
          {kindTexts[kind].label}
        </h2>
        <p className="text-sm text-muted">{kindTexts[kind].about}</p>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:max-wide:[&>:nth-child(odd_of_:not([hidden])):nth-last-child(1_of_:not([hidden]))]:col-span-2 wide:grid-cols-4">
        {same.map((integration) => (
          <IntegrationCard key={integration.slug} integration={integration} />
        ))}
      </ul>
    </section>
  ))
}
