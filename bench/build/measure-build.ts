import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { benchFolder, workFolder } from '../paths'
import type { Tool } from '../tools/tool'
import type { BuildFigures } from '../types'
import { ProcessTree } from './process-tree'

const interval = 250

/** At least twice as long as the slowest build. */
const limit = 15 * 60_000

/** A build that didn't finish. The bundler used by two of the tools occasionally deadlocks. */
export class HungBuild extends Error {}

const roundTenth = (value: number) => Math.round(value * 10) / 10

/** A fixed environment, because settings of this shell would only affect some tools. */
function getEnvironment(tool: Tool): NodeJS.ProcessEnv {
  const { HOME = '', PATH = '' } = process.env
  return {
    HOME,
    PATH: `${path.join(benchFolder, 'node_modules/.bin')}:${PATH}`,
    PWD: tool.folder,
    NODE_ENV: 'production',
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...tool.env,
  }
}

/**
 * Runs a tool's build and logs its output to `.work/logs`.
 * @throws if it fails, with the end of its output; HungBuild if it doesn't finish in time
 */
export async function measureBuild(tool: Tool, name: string): Promise<BuildFigures> {
  const logs = path.join(workFolder, 'logs')
  mkdirSync(logs, { recursive: true })
  const log = path.join(logs, `${tool.id}-${name}.txt`)
  const file = createWriteStream(log)
  const started = performance.now()
  const child = spawn(process.execPath, [...tool.command], {
    cwd: tool.folder,
    env: getEnvironment(tool),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const processes = new ProcessTree(child.pid ?? 0)
  const sampler = setInterval(() => processes.sample(), interval)
  let isHung = false
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
    const timer = setTimeout(() => (isHung = child.kill('SIGKILL')), limit)
    child.on('exit', () => clearTimeout(timer))
  })
  const seconds = (performance.now() - started) / 1000
  clearInterval(sampler)
  file.end()
  if (isHung) throw new HungBuild(`${tool.name} didn’t finish within ${limit / 60_000} minutes.`)
  if (status !== 0)
    throw new Error(`${tool.name} failed with status ${status}:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  const { peak, processor } = processes.getUsage()
  return {
    seconds: roundTenth(seconds),
    processorSeconds: roundTenth(processor),
    peakMegabytes: Math.round(peak / 1e6),
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
