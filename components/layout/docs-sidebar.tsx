import { findBarArea } from '@/lib/docs/areas'
import type { DocPage } from '@/lib/docs/page'
import { withBase } from '@/lib/kit/urls'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { getNavigation } from '@/lib/navigation/existing'
import { writeMainMenu } from '@/lib/navigation/main-menu-html'
import { AreaLinks } from './area-links'
import { sidebarBoot } from './sidebar-boot'

interface VersionChoice {
  name: string
  label: string
  /** The same page in that version, or the version's main page. */
  href: string
}

/** The pages of a docs area, with the current one highlighted. */
export function DocsSidebar({ page, versions }: { page: DocPage; versions: VersionChoice[] }) {
  const { sidebar } = page
  if (sidebar === undefined) return null
  return (
    <div className="docs-sidebar" id="docs-sidebar">
      <HtmlSlot className="main-menu" html={writeMainMenu(getNavigation().navbar, getSheetUrls())} />
      {versions.length < 2 ? null : (
        <label className="version-menu">
          <span className="visually-hidden">Docs version</span>
          <select defaultValue={withBase(versions.find(({ name }) => name === page.version.name)?.href ?? '')}>
            {versions.map(({ name, label, href }) => (
              <option key={name} value={withBase(href)} data-name={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <AreaLinks current={findBarArea(page.path, sidebar.name)} className="sidebar-areas" label="Docs sections" />
      <docs-sidebar
        data-name={sidebar.name}
        source={sidebar.source === undefined ? undefined : withBase(sidebar.source)}
      >
        <HtmlSlot
          as="nav"
          html={`${sidebar.html}<script>${sidebarBoot}</script>`}
          className="sidebar-list"
          label="Docs sidebar"
        />
      </docs-sidebar>
    </div>
  )
}
