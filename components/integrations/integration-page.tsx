import { PageHtml } from '@/components/layout/page-html'
import { StructuredData } from '@/components/layout/structured-data'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import type { IntegrationPage as Page } from '@/lib/integrations/detail'
import { writeDetailHead, writeFacts, writeOnward } from '@/lib/integrations/detail-html'
import { integrationsPath } from '@/lib/integrations/integrations'
import { buildBreadcrumbs } from '@/lib/outputs/structured-data/build'

/** One integration: what it does, how it is set up, what it costs, and where to go on. */
export function IntegrationPage({ page: { integration, body, related, similar } }: { page: Page }) {
  const sheet = getSheetUrls().menus
  const facts = writeFacts(integration)
  const way = buildBreadcrumbs([{ title: 'Integrations', href: integrationsPath }], integration)
  return (
    <main id="content" className="integration" tabIndex={-1} data-area="integrations">
      {way === undefined ? null : <StructuredData items={[way]} />}
      <HtmlSlot html={writeDetailHead(integration, sheet)} className="integration-head" />
      <div className="integration-columns">
        {facts === '' ? null : <HtmlSlot html={facts} className="integration-facts" />}
        <PageHtml body={body} />
      </div>
      <HtmlSlot html={writeOnward(related, similar, sheet)} className="integration-onward" />
    </main>
  )
}
