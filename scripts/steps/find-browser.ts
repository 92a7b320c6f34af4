import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Prevents Chromium from making network requests other than for the page. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts with Debian's headless shell, with which tests take 25% less time than with the full browser. */
const candidates = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** Path of an installed Chromium: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const installed = [...candidates.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium']
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...installed].find(existsSync)
}

const installShell = 'apt-get update && apt-get install -y chromium-headless-shell'

const installers = [
  'npx playwright install --with-deps chromium',
  'npx playwright install chromium',
  installShell,
  installShell.replaceAll('apt-get', 'sudo -n apt-get'),
]

/** Runs a shell command until it ends or takes too long. @param timeout in milliseconds */
const runCommand = (command: string, stdio: 'inherit' | 'ignore', timeout: number) =>
  once(spawn('sh', ['-c', command], { stdio, timeout }), 'close')

/** Path of a Chromium. Installs one if necessary. @throws if that fails */
export async function getBrowser(): Promise<string> {
  let found = findBrowser()
  for (const installer of installers) {
    if (found !== undefined) return found
    console.log(`No Chromium found. Trying: ${installer}`)
    await runCommand(installer, 'inherit', 300_000)
    found = findBrowser()
  }
  if (found !== undefined) return found
  throw new Error('No Chromium found, and installing one failed. Install one and set CHROMIUM_PATH.')
}

/** Like `getBrowser`, but installs Debian's headless shell if there's only the full browser and no need for a password. */
export async function getTestBrowser(): Promise<string> {
  if (findBrowser() === '/usr/bin/chromium' && process.getuid?.() === 0)
    await runCommand(installShell, 'ignore', 120_000)
  return getBrowser()
}
