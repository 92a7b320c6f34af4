import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { format } from 'node:util'
import { pathToFileURL } from 'node:url'
import { CatalogCopy } from '@/tools/sdk/catalog-copy'

/** A module to run, and the catalog's name relative to its working directory, or undefined to run it inside. */
export type Job = { file: string; folder: string | undefined }

/** What a script logged, and the Markdown files that it wrote, by path in the catalog. */
export interface Outcome {
  error?: { message: string; stack: string }
  printed: string[]
  written: Record<string, string>
}

/** Milliseconds. Generous, because a busy machine shouldn't fail an example. */
const maxDuration = 60_000
let failure: unknown
let printed: string[] = []
process.on('unhandledRejection', (reason) => (failure ??= reason))
process.on('uncaughtException', (error) => (failure ??= error))
// Output of examples would get mixed up with the findings.
const quiet = () => {}
const log = (...values: unknown[]) => printed.push(...format(...values).split('\n'))
Object.assign(console, { log, info: quiet, warn: quiet, error: quiet, table: quiet, dir: quiet })

/** Waits until a script that doesn't await its calls has no pending reads, writes or timers. */
async function waitUntilIdle() {
  const started = Date.now()
  for (let quiet = 0; quiet < 3 && Date.now() - started < maxDuration;) {
    await new Promise((resolve) => setImmediate(resolve))
    const isBusy = process.getActiveResourcesInfo().some((name) => /^FSReq|^Timeout$/.test(name))
    quiet = isBusy ? 0 : quiet + 1
    if (isBusy) await new Promise((resolve) => setImmediate(resolve))
  }
}

async function failLate(): Promise<never> {
  await setTimeout(maxDuration, undefined, { ref: false })
  throw new Error(`It didn’t finish within ${maxDuration / 1000} s.`)
}

function toFailed(error: unknown): Outcome {
  const { message, stack = '' } = error instanceof Error ? error : { message: JSON.stringify(error) }
  return { printed, written: {}, error: { message, stack } }
}

/** One copy for all jobs. Copying the files for each took most of the time. */
const copy = new CatalogCopy()

async function run({ file, folder }: Job): Promise<Outcome> {
  const { parent, folder: home } = copy
  const used = path.join(parent, folder ?? path.basename(home))
  renameSync(home, used)
  failure = undefined
  printed = []
  try {
    process.chdir(folder === undefined ? used : parent)
    Object.assign(globalThis, { exampleCatalog: used })
    await Promise.race([import(pathToFileURL(file).href).then(waitUntilIdle), failLate()])
  } catch (error) {
    failure ??= error
  }
  process.chdir(tmpdir())
  // A script may remove its catalog.
  mkdirSync(used, { recursive: true })
  renameSync(used, home)
  for (const name of readdirSync(parent))
    if (name !== path.basename(home)) rmSync(path.join(parent, name), { recursive: true, force: true })
  const written = Object.fromEntries([...copy.readChanged()].filter(([file]) => /\.mdx?$/.test(file)))
  copy.reset()
  return failure === undefined ? { printed, written } : toFailed(failure)
}

// An example that calls `process.exit` must not end the others.
process.exit = (code: number) => {
  throw new Error(`It exited with code ${code}.`)
}

async function runAll(jobs: readonly Job[]): Promise<void> {
  const outcomes: Outcome[] = []
  // Sequential, because examples share the working directory.
  for (const job of jobs) outcomes.push(await run(job).catch(toFailed))
  process.send?.(outcomes)
}

process.on('message', (jobs: Job[]) => void runAll(jobs))
process.on('disconnect', () => {
  copy.close()
  process.kill(process.pid)
})
