import type { ReactNode } from 'react'
import { getNavigation } from '@/lib/navigation/existing'
import { MobileMenu } from './mobile-menu'
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
      <MobileMenu entries={getNavigation().mobile} />
    </>
  )
}
