'use client'

import { ThemeProvider as NextThemeProvider, useTheme } from 'next-themes'
import type { ReactNode } from 'react'
import { Outline } from '@/components/ui/outline'
import { colourMode } from '@/lib/options'

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

/** Changes between light and dark. Which of its two pictures shows is decided in CSS, so that nothing flashes. */
export function ThemeSwitch() {
  const { resolvedTheme, setTheme } = useTheme()
  if (!colourMode.switchable) return null
  return (
    <button
      type="button"
      className="icon-button needs-js"
      aria-label="Switch between light and dark"
      title="Switch between light and dark"
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
    >
      <Outline>
        <path
          className="when-light"
          d="M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7 1.4-1.4M4.9 19.1l1.4-1.4m0-11.4L4.9 4.9m14.2 14.2-1.4-1.4M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z"
        />
        <path className="when-dark" d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
      </Outline>
    </button>
  )
}
