import { HtmlSlot } from '@/components/ui/html-slot'
import { listAreaEntries } from '@/lib/docs/area-entries'
import { writeMenuButton } from '@/lib/navigation/header-html'
import { basePath } from '@/lib/kit/options'
import { SiteBar } from './site-bar'
import { SiteHeader } from './site-header'

/** Runs before the headers are painted, to prevent a layout shift. */
const markDocs = `if (/^\\/docs(\\/|$)/.test(location.pathname.slice(${basePath.length}))) document.documentElement.classList.add('is-below-docs')`

/**
 * Hosts serve the same file for every missing page, so it includes both headers. `states.css` shows the docs header for
 * paths under /docs, and the site header for other paths and without JavaScript.
 */
export function NotFoundHeader() {
  if (listAreaEntries().length === 0) return <SiteHeader />
  return (
    <>
      <HtmlSlot html={`<script>${markDocs}</script>`} className="boot" />
      <SiteHeader />
      <SiteBar>
        <HtmlSlot className="site-menu-button" html={writeMenuButton()} />
      </SiteBar>
    </>
  )
}
