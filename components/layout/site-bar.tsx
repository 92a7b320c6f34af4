import type { ReactNode } from 'react'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getNavigation } from '@/lib/navigation/existing'
import { writeSearchLink } from '@/lib/navigation/header-html'
import { site } from '@/lib/site'
import { withBase } from '@/lib/urls'
import { AreaLinks } from './area-links'
import { Mark } from './mark'
import { ThemeSwitch } from './theme-switch.client'

interface SiteBarProps {
  /** Name of the sidebar of the page that is shown. */
  area?: string | undefined
  /** Stands before the mark. */
  children?: ReactNode
}

/** The bar at the top of the documentation. It stays where it is. */
export function SiteBar({ area, children }: SiteBarProps) {
  const { search, hasSearch } = getNavigation()
  return (
    <header className="docs-bar">
      {children}
      <a href={withBase('/')} className="wordmark">
        <Mark size={26} />
        {site.name}
      </a>
      <AreaLinks current={area} className="docs-areas" label="Documentation" />
      <div className="docs-tools">
        {hasSearch ? <HtmlSlot className="contents" html={writeSearchLink(search)} /> : null}
        <ThemeSwitch />
      </div>
    </header>
  )
}
