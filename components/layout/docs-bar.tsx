import { Outline } from '@/components/ui/outline'
import { SiteBar } from './site-bar'

/** The docs header. On narrow screens it has a button that opens the sidebar. */
export function DocsBar({ area, hasSidebar }: { area: string | undefined; hasSidebar: boolean }) {
  return (
    <SiteBar area={area}>
      {hasSidebar ? (
        <button
          type="button"
          className="needs-js -ml-2 grid size-10 place-items-center rounded-md text-ink docs:hidden"
          aria-expanded="false"
          aria-controls="docs-sidebar"
          aria-label="Toggle sidebar"
        >
          <Outline className="size-5.5">
            <path d="M4 7h16M4 12h16M4 17h10" />
          </Outline>
        </button>
      ) : null}
    </SiteBar>
  )
}
