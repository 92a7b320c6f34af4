import { PageHtml } from '@/components/layout/page-html'
import { StructuredData } from '@/components/layout/structured-data'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import type { IntegrationPage as Page } from '@/lib/integrations/detail'
import { writeDetailHead, writeFacts, writeOnward } from '@/lib/integrations/detail-html'
import { integrationsPath } from '@/lib/integrations/integrations'
import { buildBreadcrumbs } from '@/lib/outputs/structured-data/build'

/** Page of an integration: what it does, facts, setup, and related pages. */
export function IntegrationPage({ page: { integration, body, related, similar } }: { page: Page }) {
  const sheet = getSheetUrls().menus
  const facts = writeFacts(integration)
  const breadcrumbs = buildBreadcrumbs([{ title: 'Integrations', href: integrationsPath }], integration)
  return (
    <main id="content" className="integration" tabIndex={-1} data-area="integrations">
      {breadcrumbs === undefined ? null : <StructuredData items={[breadcrumbs]} />}
      <HtmlSlot html={writeDetailHead(integration, sheet)} className="integration-head" />
      <div className="integration-columns">
        {facts === '' ? null : <HtmlSlot html={facts} className="integration-facts" />}
        <PageHtml body={body} />
      </div>
      <HtmlSlot html={writeOnward(related, similar, sheet)} className="integration-onward" />
    </main>
  )
}
