import { PageHtml } from '@/components/layout/page-html'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import type { IntegrationPage } from '@/lib/integrations/detail'
import { writeIntegrationLists } from '@/lib/integrations/index-html'
import { listIntegrations } from '@/lib/integrations/integrations'

/** An older page that repeats the index: its text, and below it the lists as they are now. */
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
