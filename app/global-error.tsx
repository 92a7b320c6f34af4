'use client'

import { useEffect } from 'react'
import { CrashPage } from '@/components/layout/crash-page.client'
import { restoreTheme } from '@/components/layout/restore-theme'
import { locale, siteName } from '@/lib/kit/options'
import './globals.css'

/** In place of everything, when what all pages share has failed. */
export default function GlobalError({ error }: { error: Error }) {
  // The new root element has lost its mode and its class.
  useEffect(restoreTheme, [])
  return (
    <html lang={locale} className="js">
      <body>
        <title>{`This page crashed. – ${siteName}`}</title>
        <CrashPage message={error.message} />
      </body>
    </html>
  )
}
