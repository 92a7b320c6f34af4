import { chromium, type Browser } from '@playwright/test'
import { browserFlags, getBrowser } from '@/scripts/steps/find-browser'

/** Flags for the browser that Lighthouse starts. */
export const chromeFlags = ['--headless=new', ...browserFlags]

/** Starts the Chromium that the project's tests use. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await getBrowser(), args: chromeFlags })
}

/** Viewports: a phone in portrait orientation, and a desktop. */
export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
