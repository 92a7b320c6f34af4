import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { watchPageScripts } from '@/lib/export/page-scripts'
import { listPublicVariables } from '@/lib/export/public-variables'
import { getContentDir } from '@/lib/kit/env'
import { createChangeFeed } from './steps/change-feed'
import { createRefresher } from './steps/refresh-content'

/**
 * Development server with live reload. Contentlayer watches the content, this process runs the compiler and bundles
 * page scripts, and open pages reload. Errors appear in the terminal and on the page, with file and line.
 */
async function develop() {
  const port = Number(process.env.PORT || 3000)
  const feed = createChangeFeed(port + 1)
  Object.assign(process.env, {
    CONTENT_DRAFTS: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    CHANGE_FEED: `http://localhost:${port + 1}`,
  })
  const refresh = createRefresher(() => feed.notify('content'))
  await refresh()
  const env = { ...process.env, ...listPublicVariables() }
  process.env.PAGE_SCRIPT = watchPageScripts('public/_content/scripts', env, () => feed.notify('scripts'))
  const children = [
    spawn(process.execPath, ['node_modules/contentlayer2/bin/cli.cjs', 'dev'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', String(port)],
      { stdio: 'inherit' },
    ),
  ]
  const stop = () => {
    for (const child of children) child.kill()
    process.exit()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  children[1]?.on('exit', stop)
  watch(getContentDir(), { recursive: true }, () => void refresh())
  watch('examples/parcelwise', { recursive: true }, () => void refresh())
  watch('components/mdx', { recursive: true }, () =>
    console.log('components/mdx has changed: restart "npm run dev" to see it in pages.'),
  )
}

await develop()
