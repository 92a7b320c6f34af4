import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { gateVariable, readySignal } from '@/lib/export/content-gate'
import { createProgress } from './progress'

const turbopackCache = '.next/cache/turbopack'

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
 * rest of its output only if it fails. If Turbopack itself crashes, which happens when its cache disagrees with changed
 * code, the build runs once more without that cache.
 */
export function startNextBuild(env: Readonly<Record<string, string>>): NextBuild {
  let child: ChildProcess
  let progress: ReturnType<typeof createProgress> | undefined
  let isReleased = false
  let isStopped = false
  const release = () => {
    isReleased = true
    progress = createProgress('render')
    child.stdin?.end(readySignal)
  }

  /** @returns exit code and output */
  const run = () =>
    new Promise<{ status: number | null; output: string }>((resolve) => {
      let output = ''
      child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
        stdio: 'pipe',
        env: { ...process.env, ...env, NEXT_TELEMETRY_DISABLED: '1', [gateVariable]: 'true' },
      })
      const collect = (chunk: Buffer) => {
        const text = chunk.toString()
        output += text
        // Such as "Generating static pages using 2 workers (120/550)".
        const [, done, total] = /static pages.*\((\d+)\/(\d+)\)/.exec(text) ?? []
        if (done !== undefined) progress?.update(Number(done), Number(total))
      }
      child.stdout?.on('data', collect)
      child.stderr?.on('data', collect)
      child.on('close', (status) => {
        progress?.end()
        resolve({ status, output })
      })
      if (isReleased) release()
    })

  const finish = async () => {
    let { status, output } = await run()
    if (status !== 0 && !isStopped && output.includes('TurbopackInternalError')) {
      const reason = /TurbopackInternalError\]?: (.*)/.exec(output)?.[1] ?? 'unknown error'
      console.warn(`Turbopack crashed (${reason}). Building again without its cache.`)
      rmSync(turbopackCache, { recursive: true, force: true })
      ;({ status, output } = await run())
    }
    if (isStopped) return
    if (status !== 0) {
      console.error(output.trimEnd())
      process.exit(status ?? 1)
    }
    for (const line of output.split('\n')) if (/^\s*⚠/.test(line)) console.warn(line)
  }

  process.once('exit', () => child.kill())
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  const finished = finish()
  return {
    release,
    stop: () => {
      isStopped = true
      child.kill()
      return finished
    },
    finished,
  }
}
