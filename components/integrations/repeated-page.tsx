import { PageHtml } from '@/components/layout/page-html'
import type { IntegrationPage } from '@/lib/integrations/detail'
import { listIntegrations } from '@/lib/integrations/integrations'
import { IntegrationGroups } from './integration-groups'
import { ListHead, listPageClass } from './list-head'

/** A legacy page that duplicates the index: its own text, then the current lists. */
export function RepeatedPage({ page: { integration, body } }: { page: IntegrationPage }) {
  return (
    <main id="content" className={listPageClass} tabIndex={-1} data-area="integrations">
      <ListHead title={integration.title} lead={integration.description} />
      <PageHtml body={body} />
      <div className="mt-8">
        <IntegrationGroups integrations={listIntegrations()} />
      </div>
    </main>
  )
}
