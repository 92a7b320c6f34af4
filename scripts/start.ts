import { spawnSync } from 'node:child_process'
import { isBuildCurrent } from '@/lib/export/fingerprint'
import { createStaticServer } from '@/lib/export/static-server'
import { getBasePath } from '@/lib/kit/env'

/** Serves the export. Builds it first if it's missing or outdated. */
function start() {
  if (isBuildCurrent()) console.log('out/ is up to date')
  else {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  const port = Number(process.env.PORT || 3000)
  createStaticServer('out', getBasePath())
    .on('error', (error) => {
      console.error(`Can’t serve the site on port ${port}: ${error.message}. Choose another with PORT=3001 npm start.`)
      process.exit(1)
    })
    .listen(port, process.env.HOST || 'localhost', () => {
      console.log(`http://localhost:${port}${getBasePath()}`)
    })
}

start()
