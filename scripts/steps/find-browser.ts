import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Path of a Chromium that is here already: CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...candidates].find(
    (file) => file !== '' && existsSync(file),
  )
}

const installers: { command: string; args: string[] }[] = [
  { command: 'npx', args: ['playwright', 'install', '--with-deps', 'chromium'] },
  { command: 'npx', args: ['playwright', 'install', 'chromium'] },
  { command: 'sh', args: ['-c', 'apt-get update && apt-get install -y chromium'] },
  { command: 'sh', args: ['-c', 'sudo -n apt-get update && sudo -n apt-get install -y chromium'] },
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
