import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { createStaticServer } from '@/lib/export/static-server'
import { getBrowser } from '@/scripts/steps/find-browser'
import { ignoreIdleMouse } from './idle-mouse'
import { run, type RunResult } from './run'

/** Builds another content tree in a copy of the project. */
export function buildTree(sandbox: string, contentDir: string, env: Record<string, string> = {}): Promise<RunResult> {
  const settings = { CI: 'true', CONTENT_DIR: path.resolve(contentDir), ...env }
  return run(sandbox, ['--import', 'tsx', 'scripts/build.ts'], settings)
}

/** Every file of an export by name, except Pagefind's index, which differs between two builds of the same pages. */
export function readExportedFiles(out: string): Map<string, Buffer> {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  const files = names.filter(
    (name) => !name.startsWith('_content/search/text') && statSync(path.join(out, name)).isFile(),
  )
  return new Map(files.map((name) => [name, readFileSync(path.join(out, name))]))
}

/** Names of files that only one export has, or whose content differs. */
export function findDifferences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => other.get(name)?.equals(one.get(name) ?? Buffer.of()) !== true).sort()
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return address.port
}

/** Opens an export in a browser, passes a page and its origin to a function, and closes everything afterwards. */
export type Visit = <T>(out: string, look: (page: Page, origin: string) => Promise<T>, basePath?: string) => Promise<T>

/** Starts a browser for a file's tests, and closes it after the last one. Each visit has its own storage and cache. */
export function setUpVisits(): Visit {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await getBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  })
  afterAll(() => browser.close())
  return async (out, look, basePath = '') => {
    const server = createStaticServer(out, basePath)
    const port = await listen(server)
    const context = await browser.newContext()
    try {
      await ignoreIdleMouse(context)
      return await look(await context.newPage(), `http://127.0.0.1:${port}`)
    } finally {
      await context.close()
      server.closeAllConnections()
      server.close()
    }
  }
}
