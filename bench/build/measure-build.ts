import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { benchFolder, workFolder } from '../paths'
import type { Tool } from '../tools/tools'
import type { BuildFigures } from '../types'
import { ProcessTree } from './process-tree'

/** A build that didn't finish. The bundler used by two of the tools occasionally deadlocks. */
export class HungBuild extends Error {}

const roundTenth = (value: number) => Math.round(value * 10) / 10

/** A fixed environment, because settings of this shell would only affect some tools. */
function getEnvironment({ folder, env }: Pick<Tool, 'folder' | 'env'>): NodeJS.ProcessEnv {
  const { HOME = '', PATH = '' } = process.env
  return {
    HOME,
    PATH: `${path.join(benchFolder, 'node_modules/.bin')}:${PATH}`,
    PWD: folder,
    NODE_ENV: 'production',
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...env,
  }
}

/**
 * Runs a tool's build and logs its output to `.work/logs`.
 * @param timeout in milliseconds
 * @throws if it fails, with the end of its output; HungBuild if it doesn't finish in time
 */
export async function measureBuild(
  tool: Pick<Tool, 'folder' | 'command' | 'env'>,
  name: string,
  timeout?: number,
): Promise<BuildFigures> {
  const log = path.join(workFolder, 'logs', `${name}.txt`)
  mkdirSync(path.dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const started = performance.now()
  const child = spawn(process.execPath, [...tool.command], {
    cwd: tool.folder,
    env: getEnvironment(tool),
    stdio: ['ignore', output, output],
    timeout,
    killSignal: 'SIGKILL',
  })
  const processes = new ProcessTree(child.pid ?? 0)
  const sampler = setInterval(() => processes.sample(), 250)
  const [status] = (await once(child, 'exit').finally(() => clearInterval(sampler))) as [number | null]
  const seconds = roundTenth((performance.now() - started) / 1000)
  if (child.killed) throw new HungBuild(`${name} didn’t finish within ${Number(timeout) / 60_000} minutes.`)
  if (status !== 0) throw new Error(`${name} failed with status ${status}:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  return {
    seconds,
    processorSeconds: roundTenth(processes.processorSeconds),
    peakMegabytes: Math.round(processes.peak / 1e6),
  }
}

/** Total size and number of a site's files. */
export function measureOutput(out: string): { bytes: number; files: number } {
  const sizes = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(out, name)))
    .filter((stats) => stats.isFile())
    .map(({ size }) => size)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
