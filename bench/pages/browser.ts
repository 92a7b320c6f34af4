import { chromium, type Browser } from '@playwright/test'
import { getBrowser } from '@/scripts/steps/find-browser'

/** Flags for a Chromium that asks the network for nothing but the page. */
export const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the Chromium that the tests of the project use. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: getBrowser(), args: chromeFlags })
}

/** A phone in portrait, and a desk. */
export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }
