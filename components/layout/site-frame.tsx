import type { ReactNode } from 'react'
import { getNavigation } from '@/lib/navigation/existing'
import { MobileMenu } from './mobile-menu'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header, footer and mobile menu for pages outside the docs. */
export function SiteFrame({ header = <SiteHeader />, children }: { header?: ReactNode; children: ReactNode }) {
  const { mobile, start } = getNavigation()
  return (
    <>
      {header}
      {children}
      <SiteFooter />
      <MobileMenu entries={mobile} start={start} />
    </>
  )
}
