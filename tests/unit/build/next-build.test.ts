import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from '../../support/run'
import { makeTree } from '../../support/tree'

const turbopackCrash = 'Error [TurbopackInternalError]: conflicting effects for the same key'

/** Fails as often as FAILURES says, and records how each run found the cache and what it read. */
const next = `
const { appendFileSync, existsSync, readFileSync } = require('node:fs')
const cache = existsSync('.next/cache/turbopack') ? 'cached' : 'clean'
let input = ''
process.stdin.on('data', (text) => { input += text })
process.stdin.on('end', () => {
  appendFileSync('runs.txt', cache + ' ' + input + '\\n')
  if (readFileSync('runs.txt', 'utf8').trim().split('\\n').length > Number(process.env.FAILURES)) return
  console.log(process.env.MESSAGE)
  process.exitCode = 3
})`

const start = `
import { startNextBuild } from '${path.resolve('scripts/steps/next-build.ts')}'
const build = startNextBuild({})
build.release()
await build.finished
console.log('built')`

async function build(failures: number, message: string) {
  const folder = makeTree({
    'node_modules/next/dist/bin/next': next,
    '.next/cache/turbopack/data': '',
    'start.mts': start,
  })
  const result = await run(folder, ['--import', import.meta.resolve('tsx'), 'start.mts'], {
    FAILURES: String(failures),
    MESSAGE: message,
    TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
  })
  const runs = readFileSync(path.join(folder, 'runs.txt'), 'utf8').trim().split('\n')
  return { ...result, runs, hasCache: existsSync(path.join(folder, '.next/cache/turbopack')) }
}

describe('A build', () => {
  test('that crashes in Turbopack runs again without its cache, and says so', async () => {
    const { status, output, runs } = await build(1, turbopackCrash)
    expect(output).toContain(
      'Turbopack crashed (conflicting effects for the same key). Building again without its cache.',
    )
    expect(runs).toEqual(['cached finished', 'clean finished'])
    expect(output).toContain('built')
    expect(status).toBe(0)
  })

  test('that crashes twice fails with Next.js’s output', async () => {
    const { status, output, runs } = await build(2, turbopackCrash)
    expect(output).toContain(turbopackCrash)
    expect(runs).toHaveLength(2)
    expect(status).toBe(3)
  })

  test('that fails for another reason doesn’t run again, and keeps the cache', async () => {
    const { status, output, runs, hasCache } = await build(1, 'Module not found')
    expect(output).toContain('Module not found')
    expect(runs).toEqual(['cached finished'])
    expect(hasCache).toBe(true)
    expect(status).toBe(3)
  })
})
