import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Job, Outcome } from './child'

/** More do not help: the machines that run this have two cores. */
const most = 2

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
      child.kill()
      resolve(outcomes)
    })
    child.on('exit', (code) => reject(new Error(`The example runner exited with ${String(code)}.`)))
    for (const job of jobs) child.send(job)
  })
}

export interface RunnableModule {
  text: string
  /** Name that the script gives to the folder of its catalog. */
  folder: string | undefined
}

/**
 * Runs modules, each in a folder of its own that is a fresh copy of a catalog.
 * @returns what each of them did, in their order
 */
export async function runScripts(modules: readonly RunnableModule[], catalog: string): Promise<Outcome[]> {
  // Below the project, so that its packages are found.
  mkdirSync('.cache', { recursive: true })
  const dir = mkdtempSync(path.resolve('.cache/examples-'))
  try {
    const jobs = modules.map(({ text, folder }, id) => {
      const target = path.join(dir, `example-${id}.mjs`)
      writeFileSync(target, text)
      return { id, module: target, catalog: path.resolve(catalog), folder }
    })
    const count = Math.min(most, Math.ceil(jobs.length / 8))
    const shares = Array.from({ length: count }, (_, share) => jobs.filter(({ id }) => id % count === share))
    const outcomes = (await Promise.all(shares.map(runInChild))).flat()
    return outcomes.sort((a, b) => a.id - b.id)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
