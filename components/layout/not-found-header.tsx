import { listAreaEntries } from '@/lib/docs/area-entries'
import { basePath } from '@/lib/kit/options'
import { MenuButton } from './menu-button'
import { SiteBar } from './site-bar'
import { SiteHeader } from './site-header'

/** Runs before the headers are painted, to prevent a layout shift. */
const markDocs = `if (/^\\/docs(\\/|$)/.test(location.pathname.slice(${basePath.length}))) document.documentElement.classList.add('is-below-docs')`

/**
 * Hosts serve the same file for every missing page, so it includes both headers. The docs header shows for paths under
 * /docs, and the site header for other paths and without JavaScript.
 */
export function NotFoundHeader() {
  if (listAreaEntries().length === 0) return <SiteHeader />
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: markDocs }} />
      <SiteHeader className="in-[.is-below-docs]:hidden" />
      <SiteBar position="sticky [html:not(.is-below-docs)_&]:hidden">
        <MenuButton className="-ml-2 docs:hidden" />
      </SiteBar>
    </>
  )
}
