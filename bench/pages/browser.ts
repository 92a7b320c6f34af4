import { chromium, type Browser } from '@playwright/test'
import { browserFlags, getBrowser } from '@/scripts/steps/find-browser'

/** What Lighthouse starts its own browser with. */
export const chromeFlags = ['--headless=new', ...browserFlags]

/** Starts the Chromium that the tests of the project use. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: getBrowser(), args: chromeFlags })
}

/** A phone in portrait, and a desk. */
export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }
