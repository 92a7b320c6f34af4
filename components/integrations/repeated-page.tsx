import { PageHtml } from '@/components/layout/page-html'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import type { IntegrationPage } from '@/lib/integrations/detail'
import { writeIntegrationLists } from '@/lib/integrations/index-html'
import { listIntegrations } from '@/lib/integrations/integrations'

/** A legacy page that duplicates the index: its own text, then the current lists. */
export function RepeatedPage({ page: { integration, body } }: { page: IntegrationPage }) {
  return (
    <main id="content" className="integrations" tabIndex={-1} data-area="integrations">
      <header className="integrations-head">
        <div>
          <h1>{integration.title}</h1>
          <p>{integration.description}</p>
        </div>
      </header>
      <PageHtml body={body} />
      <HtmlSlot html={writeIntegrationLists(listIntegrations(), getSheetUrls().menus)} className="integration-index" />
    </main>
  )
}
