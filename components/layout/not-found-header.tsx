import { HtmlSlot } from '@/components/ui/html-slot'
import { listAreaEntries } from '@/lib/docs/area-entries'
import { writeMenuButton } from '@/lib/navigation/header-html'
import { basePath } from '@/lib/kit/options'
import { SiteBar } from './site-bar'
import { SiteHeader } from './site-header'

/** Runs before the headers are painted, so the page doesn't jump. */
const markDocs = `if (/^\\/docs(\\/|$)/.test(location.pathname.slice(${basePath.length}))) document.documentElement.classList.add('is-below-docs')`

/**
 * Hosts answer every missing address with the same file, so it has both headers. `states.css` shows the bar of the
 * documentation for addresses below /docs, and the site's header elsewhere and without JavaScript.
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
