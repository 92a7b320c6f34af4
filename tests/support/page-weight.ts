import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import type { Visit } from './site-build'

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

/** Records a page's scripts. */
export function watchScripts(page: Page) {
  const bodies: Promise<Buffer>[] = []
  const pending = new Set<Request>()
  const isScript = (request: Request) => request.resourceType() === 'script'
  const end = (request: Request) => pending.delete(request)
  const read = (response: Response) => isScript(response.request()) && bodies.push(response.body())
  page.on('request', (request) => isScript(request) && pending.add(request))
  page.on('requestfinished', end).on('requestfailed', end).on('response', read)
  return {
    /**
     * Waits until the page has run its scripts and requests no more of them.
     * @returns the bodies of all scripts since the last call
     */
    async take(): Promise<Buffer[]> {
      // A page without frames to draw may never be idle.
      const waitForIdle = () => {
        const options = { timeout: 5000 }
        return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, options), options))
      }
      do await page.evaluate(waitForIdle)
      while (pending.size > 0)
      return Promise.all(bodies.splice(0))
    },
    /** Ends the recording. A body that arrives while the page closes would fail outside of any test. */
    stop: () => page.off('response', read),
  }
}

/** Measures a page's scripts until it requests nothing more. */
export function measureScripts(visit: Visit, out: string, address: string): Promise<ScriptWeight> {
  return visit(out, async (page, origin) => {
    const scripts = watchScripts(page)
    const weigh = async () => (await scripts.take()).reduce((sum, body) => sum + gzipSync(body).length, 0)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const before = await weigh()
    await page.mouse.move(640, 400)
    await page.waitForFunction(() => (history.state as { entryKey?: unknown } | null)?.entryKey !== undefined)
    const after = await weigh()
    scripts.stop()
    return { before, after }
  })
}
