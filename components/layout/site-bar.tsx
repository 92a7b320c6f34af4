import type { ReactNode } from 'react'
import { site } from '@/lib/site'
import { withBase } from '@/lib/urls'
import { Outline } from '@/components/ui/outline'
import { AreaLinks } from './area-links'
import { Mark } from './mark'
import { ThemeSwitch } from './theme-switch.client'

interface SiteBarProps {
  /** Name of the sidebar of the page that is shown. */
  area?: string | undefined
  /** Stands before the mark. */
  children?: ReactNode
}

/** The bar at the top of every page. It stays where it is. */
export function SiteBar({ area, children }: SiteBarProps) {
  return (
    <header className="docs-bar">
      {children}
      <a href={withBase('/')} className="wordmark">
        <Mark size={26} />
        {site.name}
      </a>
      <AreaLinks current={area} className="docs-areas" label="Documentation" />
      <div className="docs-tools">
        <a href={withBase('/search')} className="icon-button" aria-label="Search" data-search="">
          <Outline>
            <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20" />
          </Outline>
        </a>
        <ThemeSwitch />
      </div>
    </header>
  )
}
