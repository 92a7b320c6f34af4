import type { ReactNode } from 'react'
import { HtmlSlot } from '@/components/ui/html-slot'
import { getSheetUrls } from '@/lib/kit/icons/sheet-urls'
import { getNavigation } from '@/lib/navigation/existing'
import { writeMobileMenu } from '@/lib/navigation/mobile-menu-html'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface SiteFrameProps {
  header?: ReactNode
  children: ReactNode
}

/** Header, footer and mobile menu for pages outside the docs. */
export function SiteFrame({ header = <SiteHeader />, children }: SiteFrameProps) {
  return (
    <>
      {header}
      {children}
      <SiteFooter />
      <HtmlSlot html={writeMobileMenu(getNavigation().mobile, getSheetUrls())} />
    </>
  )
}
