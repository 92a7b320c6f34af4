import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { visit } from './site-build'

/** Bytes of all files below a folder that pass a test. */
export function measureFiles(folder: string, test: (name: string) => boolean = () => true): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(test)
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
}

export interface ScriptWeight {
  /** Bytes (gzip) of the scripts that a browser fetches before any interaction. */
  before: number
  /** Bytes (gzip) of those that come with the first interaction, and what they ask for by themselves. */
  after: number
}

/** What the scripts of a page weigh, until it asks for nothing more. */
export function measureScripts(out: string, address: string): Promise<ScriptWeight> {
  return visit(out, async (page, origin) => {
    let bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    const weigh = async () => {
      const weight = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
      bodies = []
      return weight
    }
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const before = await weigh()
    await page.mouse.move(640, 400)
    await page.waitForFunction(() => (history.state as { entryKey?: unknown } | null)?.entryKey !== undefined)
    await page.waitForLoadState('networkidle')
    return { before, after: await weigh() }
  })
}
