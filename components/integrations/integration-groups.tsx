import { groupByKind } from '@/lib/integrations/groups'
import type { Integration } from '@/lib/integrations/integrations'
import { kindTexts } from '@/lib/integrations/kinds'
import { IntegrationCard } from './parts'

/** Two or four cards go in pairs, to avoid a single card in a row. Three share a row as soon as they fit. */
const cardsClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] content-start gap-3 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3 min-[75rem]:has-[>:nth-child(2):last-child]:grid-cols-2 min-[75rem]:has-[>:nth-child(4):last-child]:grid-cols-2'

/** All integrations, each kind as a row with its description on the left and its integrations on the right. */
export function IntegrationGroups({ integrations }: { integrations: readonly Integration[] }) {
  return groupByKind(integrations).map(({ kind, integrations: same }) => (
    <section
      key={kind}
      data-kind={kind}
      aria-labelledby={kind}
      className="grid gap-x-12 gap-y-4 border-b border-line py-9 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={kind} className="text-xl">
          {kindTexts[kind].label}
        </h2>
        <p className="mt-[0.35rem] max-w-[30rem] text-sm leading-normal text-muted">{kindTexts[kind].about}</p>
      </div>
      <ul className={cardsClass}>
        {same.map((integration) => (
          <IntegrationCard key={integration.slug} integration={integration} />
        ))}
      </ul>
    </section>
  ))
}
