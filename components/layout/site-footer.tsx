import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { getNavigation } from '@/lib/navigation/existing'
import { writeFooter } from '@/lib/navigation/footer-html'
import { site } from '@/lib/kit/site'

/** The site footer. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <HtmlSlot html={writeFooter(getNavigation(), site.company, getSheetUrls())} />
    </footer>
  )
}
