import type { ReactNode } from 'react'
import { withBase } from '@/lib/kit/urls'
import { Outline } from '../ui/outline'
import { colorMode } from '@/lib/kit/options'
import { site } from '@/lib/kit/site'
import { getNavigation, isOurSite } from '@/lib/navigation/existing'
import { AreaLinks } from './area-links'
import { TreeLinks } from './tree-links'
import { Wordmark } from './wordmark'

/** The search link. With JavaScript, it opens the search dialog instead. On narrow screens, it's only an icon. */
export function SearchLink() {
  const { name, href } = getNavigation().search
  return (
    <a className="search-link" href={withBase(href)} aria-keyshortcuts="/ Control+K Meta+K" data-search="">
      <Outline size={16} path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20" />
      <span>{name}</span>
      <kbd aria-hidden="true">/</kbd>
    </a>
  )
}

const sun =
  'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z'
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'
const label = 'Switch between light and dark'

/** The color mode button, handled by the script in boot/page-boot.tsx. CSS picks one of its two icons, so nothing flashes. */
export function ThemeSwitch({ iconClass }: { iconClass?: string }) {
  if (!colorMode.switchable) return null
  return (
    <button
      type="button"
      className="icon-button needs-js flex-none"
      aria-label={label}
      title={label}
      data-theme-switch=""
    >
      <Outline className={iconClass}>
        <path d={sun} className="when-light" />
        <path d={moon} className="when-dark" />
      </Outline>
    </button>
  )
}

/** Below an announcement, the bar scrolls along until it's at the top. */
const defaultPosition = site.announcement === undefined ? 'fixed' : 'sticky -mb-(--bar-height)'

/** The docs header, which stays at the top while scrolling. `children` come before the logo. */
export function SiteBar(props: { area?: string | undefined; position?: string; children?: ReactNode }) {
  const { area, position = defaultPosition, children } = props
  return (
    <header
      data-slot="docs-bar"
      className={`${position} inset-x-0 top-0 z-40 flex h-(--bar-height) items-center gap-6 border-b border-line bg-ground px-[calc(max(0px,(100vw-96rem)/2)+clamp(1rem,3vw,2rem))] print:hidden`}
    >
      {children}
      <Wordmark />
      {isOurSite() ? (
        <AreaLinks current={area} className="docs-areas" label="Documentation" />
      ) : (
        <TreeLinks entries={getNavigation().header} />
      )}
      <div className="-mr-2 ml-auto flex items-center gap-1">
        <SearchLink />
        <ThemeSwitch />
      </div>
    </header>
  )
}
