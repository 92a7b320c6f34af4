import type { ReactNode } from 'react'
import { site } from '@/lib/kit/site'
import { getNavigation, isOurSite } from '@/lib/navigation/existing'
import { AreaLinks } from './area-links'
import { SearchLink } from './search-link'
import { ThemeSwitch } from './theme-switch'
import { TreeLinks } from './tree-links'
import { Wordmark } from './wordmark'

interface SiteBarProps {
  /** Area of the current page. */
  area?: string | undefined
  /** Position of the bar, as classes. Below an announcement, it scrolls along until it's at the top. */
  position?: string
  /** Rendered before the logo. */
  children?: ReactNode
}

const defaultPosition = site.announcement === undefined ? 'fixed' : 'sticky -mb-(--bar-height)'

/** The docs header, which stays at the top while scrolling. */
export function SiteBar({ area, position = defaultPosition, children }: SiteBarProps) {
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
