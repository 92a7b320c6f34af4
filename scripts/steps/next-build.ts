import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { gateVariable, readySignal } from '@/lib/export/content-gate'
import { createProgress } from './progress'

const turbopackCache = '.next/cache/turbopack'

/** Starts `next build`, which waits for the content after compiling code. Shows output only if it fails. */
export function startNextBuild(variables: Readonly<Record<string, string>>) {
  let child: ChildProcessWithoutNullStreams
  let progress: ReturnType<typeof createProgress> | undefined
  let isReleased = false
  let isStopped = false
  /** Starts rendering pages, once their content is compiled. */
  const release = () => {
    isReleased = true
    progress = createProgress('render')
    child.stdin.end(readySignal)
  }

  /** @returns exit code and output */
  const run = async () => {
    let output = ''
    const env = { ...process.env, ...variables, NEXT_TELEMETRY_DISABLED: '1', [gateVariable]: 'true' }
    child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { stdio: 'pipe', env })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        // Such as "Generating static pages using 2 workers (120/550)".
        const [, done, total] = /static pages.*\((\d+)\/(\d+)\)/.exec(chunk.toString()) ?? []
        if (done !== undefined) progress?.update(Number(done), Number(total))
      })
    if (isReleased) release()
    await once(child, 'close')
    progress?.end()
    return { status: child.exitCode, output }
  }

  const finish = async () => {
    let { status, output } = await run()
    if (status !== 0 && !isStopped && output.includes('TurbopackInternalError')) {
      // Its cache may disagree with changed code.
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
    /** Stops it, because it was started with the wrong settings. */
    stop: () => {
      isStopped = true
      child.kill()
      return finished
    },
    /** Resolves when the build succeeds. If it fails, this process prints Next's output and exits, too. */
    finished,
  }
}
