import './steps/stage-tree'
import { spawn } from 'node:child_process'
import { watchPageScripts } from '@/lib/export/page-scripts'
import { listPublicVariables } from '@/lib/export/public-variables'
import { getContentDir } from '@/lib/kit/env'
import { createChangeFeed } from './steps/change-feed'
import { exitWithParent } from './steps/exit-with-parent'
import { createRefresher } from './steps/refresh-content'
import { watchFiles } from './steps/watch-files'

/**
 * Development server with live reload. This process watches the content, compiles pages and bundles page scripts, and
 * open pages reload. Errors appear in the terminal and on the page, with file and line.
 */
async function develop() {
  const port = Number(process.env.PORT || 3000)
  const feed = createChangeFeed(port + 1)
  Object.assign(process.env, {
    CONTENT_DRAFTS: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    CHANGE_FEED: `http://localhost:${port + 1}`,
  })
  const refresher = createRefresher({
    onRefresh: (update) => feed.notify({ type: 'content', ...update }),
    listOpen: feed.listOpen,
  })
  await refresher.start()
  const env = { ...process.env, ...listPublicVariables() }
  process.env.PAGE_SCRIPT = watchPageScripts('public/_content/scripts', env, () => feed.notify({ type: 'scripts' }))
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit())
  next.on('exit', () => process.exit())
  exitWithParent()
  watchFiles(getContentDir(), (files) => refresher.edit({ files }))
  watchFiles('examples/parcelwise', () => refresher.edit({ examples: true }))
  for (const folder of ['components/mdx', 'components/ui', 'components/marketing', 'components/diagrams'])
    watchFiles(folder, () => refresher.edit({ components: true }))
}

await develop()
