import type { ReactNode } from 'react'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getNavigation } from '@/lib/navigation/existing'
import { writeSearchLink } from '@/lib/navigation/header-html'
import { AreaLinks } from './area-links'
import { writeThemeSwitch } from './theme-switch'
import { Wordmark } from './wordmark'

interface SiteBarProps {
  /** Area of the current page. */
  area?: string | undefined
  /** Rendered before the logo. */
  children?: ReactNode
}

/** The docs header, which stays at the top while scrolling. */
export function SiteBar({ area, children }: SiteBarProps) {
  const { search } = getNavigation()
  return (
    <header className="docs-bar">
      {children}
      <Wordmark />
      <AreaLinks current={area} className="docs-areas" label="Documentation" />
      <HtmlSlot className="docs-tools" html={writeSearchLink(search) + writeThemeSwitch()} />
    </header>
  )
}
