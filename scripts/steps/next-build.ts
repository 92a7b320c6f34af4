import { spawn, type ChildProcess } from 'node:child_process'
import { findCompiled, removeDrawn, renameBuild, stampCompiled, type CompiledCode } from '@/lib/build/compiled-code'
import { gateVariable, gateWord, type Gate } from '@/lib/build/content-gate'
import { allPageExtensions } from '@/lib/build/sections'

export interface NextBuild {
  /** Says which routes there are: where others were expected, it begins again. */
  settle: (extensions: readonly string[]) => void
  /** Lets pages be drawn, because their texts are finished, and shows what was said until then. */
  release: () => Promise<void>
  /** Ends well or not at all: a build that fails ends this process too. */
  finished: Promise<void>
}

function launch(gate: Gate, { extensions }: CompiledCode, env: Readonly<Record<string, string>>): ChildProcess {
  const mode = gate === 'begin' ? ['--experimental-build-mode', 'generate'] : []
  return spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build', ...mode], {
    stdio: 'pipe',
    env: {
      ...process.env,
      ...env,
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      NEXT_TELEMETRY_DISABLED: '1',
      PAGE_EXTENSIONS: extensions.join(),
      [gateVariable]: gate,
    },
  })
}

/**
 * Starts `next build`, which compiles the code while the texts of pages are being finished. What it says is kept until
 * then, so that a mistake in a text is the only thing that its author reads. Code that the last build has compiled is
 * taken as it is.
 * @param source hash of the code
 * @param env variables besides those of this process
 */
export function startNextBuild(source: string, env: Readonly<Record<string, string>>): NextBuild {
  const last = findCompiled()
  // Which routes there are is not known yet, and seldom changes.
  let code: CompiledCode = { source, extensions: last?.extensions ?? [...allPageExtensions] }
  let gate: Gate = last?.source === source ? 'begin' : 'compiled'
  const cleared = gate === 'begin' ? removeDrawn() : Promise.resolve()
  // What fails here fails again below, where it is heard.
  cleared.catch(() => undefined)
  const waiting: (() => void)[] = []
  let isOpen = false
  const show = () => {
    isOpen = true
    for (const write of waiting.splice(0)) write()
  }
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const start = () => {
    const started = launch(gate, code, env)
    const pass = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      if (isOpen) target.write(chunk)
      else waiting.push(() => target.write(chunk))
    }
    started.stdout?.on('data', pass(process.stdout))
    started.stderr?.on('data', pass(process.stderr))
    started.on('close', (status) => {
      if (started !== child) return
      show()
      if (status !== 0) process.exit(status ?? 1)
      stampCompiled(code)
      finish()
    })
    return started
  }
  let child: ChildProcess | undefined = start()
  let restarted: Promise<void> | undefined
  process.once('exit', () => child?.kill())
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  return {
    settle: (extensions) => {
      if (extensions.join() === code.extensions.join()) return
      code = { ...code, extensions: [...extensions] }
      gate = 'compiled'
      const wrong = child
      child = undefined
      restarted = new Promise((resolve) => {
        wrong?.once('close', () => {
          waiting.length = 0
          child = start()
          resolve()
        })
      })
      wrong?.kill()
    },
    release: async () => {
      await Promise.all([restarted, cleared])
      if (gate === 'begin') renameBuild()
      show()
      child?.stdin?.end(gateWord)
    },
    finished,
  }
}
