'use client'

import { ThemeProvider as NextThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'
import { colourMode } from '@/lib/kit/options'

/** Where the mode cannot be chosen, what an older version of the site has stored must not decide: nothing is here. */
const unusedKey = 'theme-unused'

/** Colour mode: stored under `theme`, shown as `data-theme` on the root element, set before the first paint. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { default: defaultMode, switchable } = colourMode
  return (
    <NextThemeProvider
      attribute="data-theme"
      storageKey={switchable ? 'theme' : unusedKey}
      defaultTheme={defaultMode}
      enableSystem={defaultMode === 'system'}
      enableColorScheme={false}
      {...(switchable || defaultMode === 'system' ? {} : { forcedTheme: defaultMode })}
    >
      {children}
    </NextThemeProvider>
  )
}
