import { spawnSync } from 'node:child_process'
import { isBuildCurrent } from '@/lib/export/fingerprint'

/** Checks the accessibility of every page, or of some: `npm run test:a11y -- --only docs/api`. */
const at = process.argv.indexOf('--only')
const only = at < 0 ? undefined : process.argv[at + 1]
if (!isBuildCurrent()) {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const { status } = spawnSync('npx', ['playwright', 'test', 'tests/a11y'], {
  stdio: 'inherit',
  env: { ...process.env, EVERY_PAGE: 'true', ...(only === undefined ? {} : { ONLY: only }) },
})
process.exit(status ?? 1)
