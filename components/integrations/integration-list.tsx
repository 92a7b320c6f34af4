import { StructuredData } from '@/components/layout/structured-data'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { writeIndexEnd, writeIntegrationIndex } from '@/lib/integrations/index-html'
import { getTargets } from '@/lib/navigation/targets'
import { integrationsPath, type Integration } from '@/lib/integrations/integrations'
import { writePicture } from '@/lib/integrations/picture-html'
import { toAbsoluteUrl } from '@/lib/kit/urls'
import { filterBoot } from './filter-boot'

/** The integrations index: all integrations, grouped by kind. */
export function IntegrationList({ integrations }: { integrations: readonly Integration[] }) {
  const sheet = getSheetUrls().menus
  const index = writeIntegrationIndex(integrations, sheet)
  return (
    <main id="content" className="integrations" tabIndex={-1} data-area="integrations">
      <StructuredData
        items={[{ '@type': 'CollectionPage', name: 'Integrations', url: toAbsoluteUrl(integrationsPath) }]}
      />
      <header className="integrations-head">
        <div>
          <h1>Fill your catalog from the tools you use</h1>
          <p>
            Import specs, schemas and events instead of typing them. Then embed your team’s boards, and ask about your
            architecture from your editor.
          </p>
        </div>
        <HtmlSlot html={writePicture(integrations, sheet)} className="integrations-picture" />
      </header>
      <HtmlSlot html={`${index}<script>${filterBoot}</script>`} />
      <HtmlSlot html={writeIndexEnd(getTargets().has)} className="integrations-end" />
    </main>
  )
}
