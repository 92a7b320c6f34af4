import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Flags for a Chromium that asks the network for nothing but the page. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows, as Debian packages it: tests take a quarter less time than in the whole browser. */
const shell = '/usr/bin/chromium-headless-shell'

const candidates = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** Path of a Chromium that is here already: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...candidates].find(
    (file) => file !== '' && existsSync(file),
  )
}

const installers: { command: string; args: string[] }[] = [
  { command: 'npx', args: ['playwright', 'install', '--with-deps', 'chromium'] },
  { command: 'npx', args: ['playwright', 'install', 'chromium'] },
  { command: 'sh', args: ['-c', 'apt-get update && apt-get install -y chromium-headless-shell'] },
  { command: 'sh', args: ['-c', 'sudo -n apt-get update && sudo -n apt-get install -y chromium-headless-shell'] },
]

/**
 * Path of a Chromium, after installing one where there is none.
 * @throws when none could be installed
 */
export function getBrowser(): string {
  for (const { command, args } of installers) {
    const found = findBrowser()
    if (found !== undefined) return found
    console.log(`No Chromium here; trying: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
  }
  const found = findBrowser()
  if (found === undefined)
    throw new Error('No Chromium found, and none could be installed. Install one and set CHROMIUM_PATH.')
  return found
}

/**
 * Gets the lighter of Debian's two browsers where only the other is, and where nobody is asked for a password: in the
 * containers in which tests run.
 */
export function preferShell(): void {
  const found = findBrowser()
  if (found !== '/usr/bin/chromium' || process.getuid?.() !== 0) return
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y chromium-headless-shell'], {
    stdio: 'ignore',
    timeout: 120_000,
  })
}
