import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { getNavigation } from '@/lib/navigation/existing'
import { writeHeaderMenus, writeMenuButton, writeSearchLink, writeStarBadge } from '@/lib/navigation/header-html'
import { writeThemeSwitch } from './theme-switch'
import { Wordmark } from './wordmark'

/** The header of pages outside the docs. */
export function SiteHeader() {
  const { header, search } = getNavigation()
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <Wordmark />
        <HtmlSlot as="nav" className="site-nav" label="Main" html={writeHeaderMenus(header, getSheetUrls())} />
        <HtmlSlot className="site-tools" html={writeSearchLink(search) + writeStarBadge()} />
        <HtmlSlot className="site-theme contents" html={writeThemeSwitch()} />
        <HtmlSlot className="site-menu-button" html={writeMenuButton()} />
      </div>
    </header>
  )
}
