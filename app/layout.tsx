import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Announcement } from '@/components/layout/announcement'
import { AgentHint, PageBoot } from '@/components/layout/boot/page-boot'
import { DevClient } from '@/components/layout/dev-client.client'
import { listFeedLinks } from '@/lib/outputs/metadata'
import { findAnalyticsSettings } from '@/lib/kit/analytics-settings'
import { webManifestPath } from '@/lib/outputs/web-manifest'
import { findHostedOrigin, listDocsTags, openSearchPath } from '@/lib/search'
import { colorMode } from '@/lib/kit/options'
import { site } from '@/lib/kit/site'
import { themeColors } from '@/lib/kit/tokens/theme-colors'
import { getOrigin, withBase } from '@/lib/kit/urls'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(getOrigin()),
  title: site.name,
  description: site.description,
  applicationName: site.name,
}

// Only applies without JavaScript. The boot script adds its own `theme-color` for the current mode.
export const viewport: Viewport = {
  themeColor: colorMode.default === 'dark' ? themeColors.dark : themeColors.light,
}

const searchOrigin = findHostedOrigin()

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The boot script sets the theme on the root element.
    <html lang={site.locale} {...(site.darkCode ? { className: 'dark-code' } : {})} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: "document.documentElement.classList.add('js')" }} />
        {searchOrigin === undefined ? null : <link rel="preconnect" href={searchOrigin} crossOrigin="anonymous" />}
        {/* Not in `metadata`, which is inserted again on every navigation and makes browsers refetch the icons. */}
        <link rel="icon" href={withBase('/icon-32.png')} sizes="32x32" type="image/png" />
        <link rel="icon" href={withBase('/icon-48.png')} sizes="48x48" type="image/png" />
        <link rel="icon" href={withBase('/icon.svg')} sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={withBase('/apple-touch-icon.png')} />
        <link rel="manifest" href={withBase(webManifestPath)} />
        <link
          rel="search"
          href={withBase(openSearchPath)}
          type="application/opensearchdescription+xml"
          title={site.name}
        />
        {listFeedLinks().map(({ type, title, href }) => (
          <link key={href} rel="alternate" type={type} title={title} href={href} />
        ))}
        {findAnalyticsSettings() === undefined ? null : <meta name="page-views" content="counted" />}
        <meta name="docs-tags" content={listDocsTags().join(' ')} />
      </head>
      <body>
        <PageBoot />
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <AgentHint />
        <Announcement />
        {/* Replaced on navigation. */}
        <div data-page className="contents">
          {children}
        </div>
        {process.env.NODE_ENV === 'development' ? (
          <DevClient feed={process.env.CHANGE_FEED ?? ''} script={process.env.PAGE_SCRIPT ?? ''} />
        ) : null}
      </body>
    </html>
  )
}
