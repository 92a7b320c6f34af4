import { spawn } from 'node:child_process'
import { gateVariable, readySignal } from '@/lib/export/content-gate'

export interface NextBuild {
  /** Starts rendering pages, once their content is compiled, and shows the output so far. */
  release: () => void
  /** Resolves when the build succeeds. If it fails, this process exits, too. */
  finished: Promise<void>
}

/**
 * Starts `next build`, which compiles code and then waits for the content. Buffers its output until `release`, so that
 * authors only see their own errors if the content is invalid.
 * @param env variables added to those of this process
 */
export function startNextBuild(env: Readonly<Record<string, string>>): NextBuild {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'pipe',
    env: {
      ...process.env,
      ...env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      NEXT_TELEMETRY_DISABLED: '1',
      [gateVariable]: 'true',
    },
  })
  const held: (() => void)[] = []
  let isHeld = true
  const show = () => {
    isHeld = false
    for (const write of held.splice(0)) write()
  }
  const forward = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (isHeld) held.push(() => target.write(chunk))
    else target.write(chunk)
  }
  child.stdout.on('data', forward(process.stdout))
  child.stderr.on('data', forward(process.stderr))
  process.once('exit', () => child.kill())
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  const finished = new Promise<void>((resolve) => {
    child.on('close', (status) => {
      show()
      if (status !== 0) process.exit(status ?? 1)
      resolve()
    })
  })
  return {
    release: () => {
      show()
      child.stdin.end(readySignal)
    },
    finished,
  }
}
