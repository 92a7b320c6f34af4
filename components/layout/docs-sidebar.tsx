import type { listVersionChoices } from '@/lib/docs'
import { findBarArea } from '@/lib/docs/areas'
import type { DocPage } from '@/lib/docs/page'
import { withBase } from '@/lib/kit/urls'
import { isOurSite } from '@/lib/navigation/existing'
import { AreaLinks } from './area-links'
import { MainMenu } from './main-menu'
import { SidebarList } from './sidebar-list'

/** Restores open folders and the scroll position before the first paint. Never varies, so the CSP needs one hash. */
export const sidebarBoot = `(() => {
  const sidebar = document.querySelector('docs-sidebar')
  const scroller = sidebar.parentElement
  const read = (key) => { try { return JSON.parse(sessionStorage.getItem(key)) } catch {} }
  const kept = read('sidebar-open')
  const keyOf = (folder) => folder.previousElementSibling.getAttribute('href') || folder.previousElementSibling.textContent
  const open = kept && kept.name === sidebar.dataset.name && Array.isArray(kept.open) ? kept.open : []
  const rest = read('sidebar-rest')
  const source = sidebar.getAttribute('source')
  let whole
  for (const folder of sidebar.getElementsByTagName('details')) {
    if (folder.open || !open.includes(keyOf(folder))) continue
    if (folder.hasAttribute('data-rest')) {
      if (!rest || rest.source !== source) continue
      whole = whole || new DOMParser().parseFromString(rest.html, 'text/html')
      const same = [...whole.querySelectorAll('details')].find((other) => keyOf(other) === keyOf(folder))
      if (!same) continue
      folder.append(same.querySelector('ul'))
      folder.removeAttribute('data-rest')
    }
    folder.open = true
  }
  const place = read('sidebar-scroll')
  const current = sidebar.querySelector('[aria-current=page]')
  if (place && place.name === sidebar.dataset.name) scroller.scrollTop = place.top
  if (current) {
    const top = current.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    if (top < 0 || top + current.offsetHeight / 2 > scroller.clientHeight) scroller.scrollTop += top - scroller.clientHeight / 3
  }
})()`.replaceAll(/^ +/gm, '')

export type Versions = ReturnType<typeof listVersionChoices>

function VersionMenu({ versions, current }: { versions: Versions; current: string }) {
  return (
    <label>
      <span className="sr-only">Docs version</span>
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
export function DocsSidebar({ page, versions }: { page: DocPage; versions: Versions }) {
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
