import './steps/stage-tree'
import { spawn } from 'node:child_process'
import { isBuildCurrent } from '@/lib/export/fingerprint'
import { createStaticServer } from '@/lib/export/static-server'
import { getBasePath } from '@/lib/kit/env'
import { endWithThis } from './steps/end-with'
import { exitWithParent } from './steps/exit-with-parent'

/** Builds the export in another process, which ends with this one. Exits with the build's status if it fails. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })
  endWithThis(child)
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  if (status !== 0) process.exit(status ?? 1)
}

/** Serves the export. Builds it first if it's missing or outdated. */
async function start() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit())
  exitWithParent()
  if (isBuildCurrent()) console.log('out/ is up to date')
  else await build()
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

await start()
