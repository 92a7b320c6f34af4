import { HtmlSlot } from '@/components/ui/html-slot'
import { outlineIcon } from '@/components/ui/icons'
import { SiteBar } from './site-bar'

const toggle = `<button type="button" class="sidebar-toggle needs-js" aria-expanded="false" aria-controls="docs-sidebar" aria-label="Toggle sidebar">${outlineIcon('M4 7h16M4 12h16M4 17h10')}</button>`

/** The docs header. On narrow screens it has a button that opens the sidebar. */
export function DocsBar({ area, hasSidebar }: { area: string | undefined; hasSidebar: boolean }) {
  return <SiteBar area={area}>{hasSidebar ? <HtmlSlot className="contents" html={toggle} /> : null}</SiteBar>
}
