import { spawn } from 'node:child_process'
import type { Server } from 'node:http'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createStaticServer } from '@/lib/export/static-server'
import { getBrowser } from '@/scripts/steps/find-browser'
import { ignoreIdleMouse } from './idle-mouse'

export interface BuildResult {
  status: number | null
  /** The build's output, warnings and errors together. */
  output: string
  seconds: number
}

/** Runs a program in a folder, with changes to the environment. */
export async function run(folder: string, args: string[], env: Record<string, string> = {}): Promise<BuildResult> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests have their own settings, which a build must not see.
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PWD: folder, NODE_ENV: 'production', ...env },
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, output, seconds: Math.round((performance.now() - started) / 1000) }
}

/** Builds another content tree in a copy of the project. */
export function buildTree(sandbox: string, contentDir: string, env: Record<string, string> = {}): Promise<BuildResult> {
  return run(sandbox, ['--import', 'tsx', 'scripts/build.ts'], { CONTENT_DIR: path.resolve(contentDir), ...env })
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return address.port
}

/** Opens an export in a browser, passes a page and its origin to a function, and closes everything afterwards. */
export async function visit<T>(
  out: string,
  look: (page: Page, origin: string) => Promise<T>,
  basePath = '',
): Promise<T> {
  const server = createStaticServer(out, basePath)
  const port = await listen(server)
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
    const page = await browser.newPage()
    await ignoreIdleMouse(page.context())
    return await look(page, `http://127.0.0.1:${port}`)
  } finally {
    await browser?.close()
    server.closeAllConnections()
    server.close()
  }
}
