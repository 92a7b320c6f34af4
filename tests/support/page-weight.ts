import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { visit } from './site-build'

/** Total bytes of matching files in a folder. */
export function measureFiles(folder: string, test: (name: string) => boolean = () => true): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(test)
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
}

export interface ScriptWeight {
  /** Bytes (gzip) of scripts fetched before any interaction. */
  before: number
  /** Bytes (gzip) of scripts loaded by the first interaction, including their own imports. */
  after: number
}

/** Measures a page's scripts until it requests nothing more. */
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
