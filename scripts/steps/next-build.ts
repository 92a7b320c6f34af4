import { spawn } from 'node:child_process'
import { gateVariable, gateWord } from '@/lib/build/content-gate'

export interface NextBuild {
  /** Lets pages be drawn, because their texts are finished, and shows what was said until then. */
  release: () => void
  /** Ends well or not at all: a build that fails ends this process too. */
  finished: Promise<void>
}

/**
 * Starts `next build`, which compiles the code while the texts of pages are being finished. What it says is kept until
 * then, so that a mistake in a text is the only thing that its author reads.
 * @param env variables besides those of this process
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
  const waiting: (() => void)[] = []
  let isOpen = false
  const pass = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    if (isOpen) target.write(chunk)
    else waiting.push(() => target.write(chunk))
  }
  child.stdout.on('data', pass(process.stdout))
  child.stderr.on('data', pass(process.stderr))
  const show = () => {
    isOpen = true
    for (const write of waiting.splice(0)) write()
  }
  const stop = () => child.kill()
  process.once('exit', stop)
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  const finished = new Promise<void>((resolve) => {
    child.on('close', (status) => {
      process.off('exit', stop)
      show()
      if (status !== 0) process.exit(status ?? 1)
      resolve()
    })
  })
  return {
    release: () => {
      show()
      child.stdin.end(gateWord)
    },
    finished,
  }
}
