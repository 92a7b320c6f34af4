import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Job, Outcome } from './child'

/** Maximum number of processes. The machines that run this have two cores. */
const maxProcesses = 2

function runInChild(jobs: readonly Job[]): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    if (jobs.length === 0) return resolve([])
    const outcomes: Outcome[] = []
    const child = fork(path.resolve('tools/examples/sdk/child.ts'), {
      execArgv: ['--enable-source-maps', '--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (outcome: Outcome) => {
      outcomes.push(outcome)
      if (outcomes.length < jobs.length) return
      child.removeAllListeners('exit')
      // It removes its files.
      child.disconnect()
      resolve(outcomes)
    })
    child.on('exit', (code) => reject(new Error(`The example runner exited with ${String(code)}.`)))
    for (const job of jobs) child.send(job)
  })
}

export interface RunnableModule {
  text: string
  /** The script's name for its catalog folder. */
  folder: string | undefined
}

/**
 * Runs modules, each with a fresh copy of a catalog.
 * @returns their outcomes, in the same order
 */
export async function runScripts(modules: readonly RunnableModule[], catalog: string): Promise<Outcome[]> {
  // Inside the project, so that packages are found.
  mkdirSync('.cache', { recursive: true })
  const dir = mkdtempSync(path.resolve('.cache/examples-'))
  try {
    const jobs = modules.map(({ text, folder }, id) => {
      const target = path.join(dir, `example-${id}.mjs`)
      writeFileSync(target, text)
      return { id, module: target, catalog: path.resolve(catalog), folder }
    })
    const count = Math.min(maxProcesses, Math.ceil(jobs.length / 8))
    const shares = Array.from({ length: count }, (_, share) => jobs.filter(({ id }) => id % count === share))
    const outcomes = (await Promise.all(shares.map(runInChild))).flat()
    return outcomes.sort((a, b) => a.id - b.id)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
