import { Outline } from '@/components/ui/outline'
import { SiteBar } from './site-bar'

/** The bar above the documentation: on narrow screens its button opens the sidebar. */
export function DocsBar({ area, hasSidebar }: { area: string | undefined; hasSidebar: boolean }) {
  return (
    <SiteBar area={area}>
      {hasSidebar ? (
        <button
          type="button"
          className="sidebar-toggle needs-js"
          aria-expanded="false"
          aria-controls="docs-sidebar"
          aria-label="Pages of this area"
        >
          <Outline size={22}>
            <path d="M4 7h16M4 12h16M4 17h10" />
          </Outline>
        </button>
      ) : null}
    </SiteBar>
  )
}
