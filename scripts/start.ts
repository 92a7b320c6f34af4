import { spawnSync } from 'node:child_process'
import { isBuildCurrent } from '@/lib/export/fingerprint'
import { createStaticServer } from '@/lib/export/static-server'
import { getBasePath } from '@/lib/kit/env'

/** Serves the export, after building it when it is missing or older than what it is made from. */
function start() {
  if (isBuildCurrent()) console.log('out/ is up to date')
  else {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  const port = Number(process.env.PORT || 3000)
  createStaticServer('out', getBasePath())
    .on('error', (error) => {
      console.error(
        `The site cannot be served on port ${port}: ${error.message}. Choose another with PORT=3001 npm start.`,
      )
      process.exit(1)
    })
    .listen(port, process.env.HOST || 'localhost', () => {
      console.log(`http://localhost:${port}${getBasePath()}`)
    })
}

start()
