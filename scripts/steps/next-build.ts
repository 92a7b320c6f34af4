import { spawn } from 'node:child_process'
import { gateVariable, readySignal } from '@/lib/export/content-gate'
import { createProgress } from './progress'

export interface NextBuild {
  /** Starts rendering pages, once their content is compiled. */
  release: () => void
  /** Stops it, because it was started with the wrong settings. Resolves when it has ended. */
  stop: () => Promise<void>
  /** Resolves when the build succeeds. If it fails, this process prints Next's output and exits, too. */
  finished: Promise<void>
}

/**
 * Starts `next build`, which compiles code and then waits for the content. Shows how many pages are rendered, and the
 * rest of its output only if it fails.
 * @param env variables added to those of this process
 */
export function startNextBuild(env: Readonly<Record<string, string>>): NextBuild {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'pipe',
    env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1', [gateVariable]: 'true' },
  })
  let output = ''
  let progress: ReturnType<typeof createProgress> | undefined
  const collect = (chunk: Buffer) => {
    const text = chunk.toString()
    output += text
    // Such as "Generating static pages using 2 workers (120/550)".
    const [, done, total] = /static pages.*\((\d+)\/(\d+)\)/.exec(text) ?? []
    if (done !== undefined) progress?.update(Number(done), Number(total))
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  process.once('exit', () => child.kill())
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  let isStopped = false
  const finished = new Promise<void>((resolve) => {
    child.on('close', (status) => {
      progress?.end()
      if (status !== 0 && !isStopped) {
        console.error(output.trimEnd())
        process.exit(status ?? 1)
      }
      if (!isStopped) for (const line of output.split('\n')) if (/^\s*⚠/.test(line)) console.warn(line)
      resolve()
    })
  })
  return {
    release: () => {
      progress = createProgress('render')
      child.stdin.end(readySignal)
    },
    stop: () => {
      isStopped = true
      child.kill()
      return finished
    },
    finished,
  }
}
