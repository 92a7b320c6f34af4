import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished, vi } from 'vitest'

const script = `
import { exitWithParent } from '${process.cwd()}/scripts/steps/exit-with-parent.ts'
exitWithParent()
console.log(process.pid)
setInterval(() => {}, 1000)
`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts a server the way npm does: in a shell. Returns the process that plays npm, and the server's id. */
async function startLikeNpm(): Promise<{ npm: ChildProcess; server: number }> {
  const inner = `require('child_process').spawn('sh', ['-c', '"$NODE" --import tsx --input-type=module -e "$SCRIPT"; true'], { stdio: 'inherit' })`
  const npm = spawn(process.execPath, ['-e', inner], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
  })
  const server = await new Promise<number>((resolve) => {
    createInterface({ input: npm.stdout }).once('line', (line) => resolve(Number(line)))
  })
  onTestFinished(() => {
    if (isAlive(server)) process.kill(server, 'SIGKILL')
  })
  return { npm, server }
}

it.each(['SIGKILL', 'SIGTERM'] as const)('a server ends when npm ends by %s', async (signal) => {
  const { npm, server } = await startLikeNpm()
  expect(isAlive(server)).toBe(true)
  npm.kill(signal)
  await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 10_000 })
})
