import { findBarArea } from '@/lib/docs/areas'
import type { DocPage } from '@/lib/docs/page'
import { withBase } from '@/lib/kit/urls'
import { isOurSite } from '@/lib/navigation/existing'
import { AreaLinks } from './area-links'
import { MainMenu } from './main-menu'
import { sidebarBoot } from './sidebar-boot'
import { SidebarList } from './sidebar-list'

interface VersionChoice {
  name: string
  label: string
  /** The same page in that version, or the version's main page. */
  href: string
}

function VersionMenu({ versions, current }: { versions: readonly VersionChoice[]; current: string }) {
  return (
    <label>
      <span className="visually-hidden">Docs version</span>
      <select
        data-version-menu=""
        className="mb-4 w-full rounded-sm border border-line-strong bg-surface px-[0.6rem] py-[0.4rem] text-sm text-text"
        defaultValue={withBase(versions.find(({ name }) => name === current)?.href ?? '')}
      >
        {versions.map(({ name, label, href }) => (
          <option key={name} value={withBase(href)} data-name={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The pages of a docs area, with the current one highlighted. */
export function DocsSidebar({ page, versions }: { page: DocPage; versions: VersionChoice[] }) {
  const { sidebar } = page
  if (sidebar === undefined) return null
  return (
    <div id="docs-sidebar" className="docs-sidebar">
      <MainMenu />
      {versions.length < 2 ? null : <VersionMenu versions={versions} current={page.version.name} />}
      {isOurSite() ? (
        <AreaLinks current={findBarArea(page.path, sidebar.name)} className="sidebar-areas" label="Docs sections" />
      ) : null}
      <docs-sidebar
        data-name={sidebar.name}
        source={sidebar.source === undefined ? undefined : withBase(sidebar.source)}
      >
        <nav className="sidebar-list" aria-label="Docs sidebar" data-animated="">
          <SidebarList items={sidebar.items} path={page.path} />
          <script dangerouslySetInnerHTML={{ __html: sidebarBoot }} />
        </nav>
      </docs-sidebar>
    </div>
  )
}
