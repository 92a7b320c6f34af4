'use client'

import { ThemeProvider as NextThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { site } from '@/lib/site'

/** Colour mode: stored under `theme`, shown as `data-theme` on the root element, set before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { default: defaultMode, switchable } = site.colourMode
  return (
    <NextThemeProvider
      attribute="data-theme"
      storageKey="theme"
      defaultTheme={defaultMode}
      enableSystem={defaultMode === 'system'}
      enableColorScheme={false}
      {...(switchable ? {} : { forcedTheme: defaultMode === 'system' ? 'light' : defaultMode })}
    >
      {children}
    </NextThemeProvider>
  )
}
