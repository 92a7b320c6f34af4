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

/** Bytes (gzip) of the scripts that a browser fetches for a page until it asks for nothing more. */
export function measureScripts(out: string, address: string): Promise<number> {
  return visit(out, async (page, origin) => {
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  })
}
