import { colourMode } from '@/lib/kit/options'
import { readStored } from '../ui/storage'

function prefersDark(): boolean {
  try {
    return window.matchMedia('(prefers-color-scheme: dark)').matches
  } catch {
    return false
  }
}

/** Sets the mode without any part of the site that may be what has failed. */
export function restoreTheme(): void {
  const { default: mode, switchable } = colourMode
  const stored = switchable ? readStored('theme') : undefined
  const chosen = stored === 'light' || stored === 'dark' ? stored : mode
  document.documentElement.dataset.theme = chosen === 'system' ? (prefersDark() ? 'dark' : 'light') : chosen
}
