import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cachedLayouts, storedLayouts } from '@/lib/catalog'
import { createSandbox } from '@/scripts/steps/sandbox'

/** `npm run layouts`: builds the site in a copy without stored layouts, and stores those that it had to compute. */
const sandbox = createSandbox('layouts')
cpSync('content', path.join(sandbox, 'content'), { recursive: true })
rmSync(path.join(sandbox, storedLayouts), { force: true })
const { status } = spawnSync('node', ['--import', 'tsx', 'scripts/build.ts'], { cwd: sandbox, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const folder = path.join(sandbox, cachedLayouts)
const layouts = readdirSync(folder).map(
  (name) => `"${path.parse(name).name}":${readFileSync(path.join(folder, name), 'utf8')}`,
)
writeFileSync(storedLayouts, `{\n${layouts.sort().join(',\n')}\n}\n`)
rmSync(sandbox, { recursive: true })
rmSync(cachedLayouts, { recursive: true, force: true })
console.log(`${layouts.length} layouts in ${storedLayouts}`)
