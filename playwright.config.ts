import { defineConfig } from '@playwright/test'
import { browserFlags, getBrowser } from './scripts/steps/find-browser'

export const port = Number(process.env.TEST_PORT || 4173)

export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,a11y}/**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than cores, because a test often waits for its page.
  workers: 3,
  // Generous, because a busy machine shouldn't fail tests.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.TEST_REPORT ? [['line'], ['json', { outputFile: process.env.TEST_REPORT }]] : 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    colorScheme: 'light',
    launchOptions: {
      executablePath: await getBrowser(),
      args: [
        ...browserFlags,
        // Pages of a test share a renderer process. The policy for openers would start a second one for its first page.
        '--renderer-process-limit=1',
        // Features that prepare for further browsing: a spare renderer process, and the address bar's popups.
        '--disable-features=SpareRendererForSitePerProcess,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
      ],
    },
  },
  // Serves the existing export, so build it first. A server that's already there may belong to another folder.
  webServer: { command: `node --import tsx scripts/serve.ts ${port}`, port, reuseExistingServer: false },
})
