import './steps/stage-tree'
import { spawn } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import type { Change } from '@/components/layout/dev-client.client'
import { listPublicVariables } from '@/lib/export/public-variables'
import { getContentDir } from '@/lib/kit/env'
import { exitWithParent } from './steps/exit-with-parent'
import { runContentlayer } from './steps/run-contentlayer'
import { watchFiles } from './steps/watch-files'

/** Notifies open pages of changes with server-sent events, on localhost only. Pages give their address as `?page=`. */
function createChangeFeed(port: number) {
  const listeners = new Map<ServerResponse, string>()
  createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    response.write(': open\n\n')
    listeners.set(response, new URL(request.url ?? '/', 'http://localhost').searchParams.get('page') ?? '')
    request.on('close', () => listeners.delete(response))
  }).listen(port, 'localhost')
  return {
    notify: (change: Change) => {
      for (const listener of listeners.keys()) listener.write(`data: ${JSON.stringify(change)}\n\n`)
    },
    /** Addresses of the pages that are open in a browser. */
    listOpen: () => [...listeners.values()],
  }
}

/** Starts Next's development server, which ends with this process. If it ends first, so does this process. */
function startNext(port: number): void {
  const next = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', String(port)],
    // In a process group of its own, because Next's server is a child of its command line.
    { stdio: 'inherit', detached: true },
  )
  // Killed rather than asked: it would wait for pages that are open in a browser.
  process.on('exit', () => {
    try {
      if (next.pid !== undefined) process.kill(-next.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  })
  next.on('exit', () => process.exit())
}

/** Development server with live reload. Errors appear in the terminal and on the page, with file and line. */
async function develop() {
  const port = Number(process.env.PORT || 3000)
  const feed = createChangeFeed(port + 1)
  Object.assign(process.env, {
    CONTENT_DRAFTS: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    CHANGE_FEED: `http://localhost:${port + 1}`,
  })
  const contentlayer = runContentlayer()
  // Loading these takes as long as Contentlayer.
  const { watchPageScripts } = await import('@/lib/export/page-scripts')
  const { createRefresher } = await import('./steps/refresh-content')
  const env = { ...process.env, ...listPublicVariables() }
  process.env.PAGE_SCRIPT = watchPageScripts('public/_content/scripts', env, () => feed.notify({ type: 'scripts' }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit())
  exitWithParent()
  const refresher = createRefresher((update) => feed.notify({ type: 'content', ...update }), feed.listOpen)
  watchFiles(getContentDir(), refresher.edit)
  watchFiles('examples/parcelwise', () => refresher.edit('examples'))
  for (const folder of ['components/mdx', 'components/ui', 'components/marketing', 'components/diagrams'])
    watchFiles(folder, () => refresher.edit('components'))
  await refresher.start(contentlayer, () => startNext(port))
}

await develop()
