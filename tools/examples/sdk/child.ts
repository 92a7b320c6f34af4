import { createRequire } from 'node:module'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A message from the parent process, and the response. */
export interface Job {
  id: number
  module: string
  /** Catalog to copy. */
  catalog: string
  /** Name of the copy, relative to the script's working directory. If undefined, the script runs inside the copy. */
  folder?: string
}

export interface Outcome {
  id: number
  error?: { message: string; stack: string }
  /** Markdown files that the script wrote, by path in the catalog. */
  written: Record<string, string>
}

const maxDuration = 20_000
let failure: unknown
process.on('unhandledRejection', (reason) => (failure ??= reason))
process.on('uncaughtException', (error) => (failure ??= error))
// Suppress output of examples, which would get mixed up with the findings.
const quiet = () => {}
Object.assign(console, { log: quiet, info: quiet, warn: quiet, error: quiet, table: quiet, dir: quiet })

function listMarkdown(dir: string): string[] {
  // The SDK also creates folders with this extension.
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.mdx?$/.test(file) && statSync(path.join(dir, file)).isFile(),
  )
}

function readWritten(dir: string, original: string): Record<string, string> {
  const known = new Map(listMarkdown(original).map((file) => [file, statSync(path.join(original, file)).size]))
  const written = listMarkdown(dir).flatMap((file) => {
    const text = readFileSync(path.join(dir, file), 'utf8')
    const isSame =
      known.get(file) === statSync(path.join(dir, file)).size &&
      text === readFileSync(path.join(original, file), 'utf8')
    return isSame ? [] : [[file.split(path.sep).join('/'), text] as const]
  })
  return Object.fromEntries(written)
}

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

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`It didn’t finish within ${milliseconds / 1000} s.`)), milliseconds)
    timer.unref()
  })
}

function toFailed(id: number, error: unknown): Outcome {
  const message = error instanceof Error ? error.message : JSON.stringify(error)
  return { id, written: {}, error: { message, stack: error instanceof Error ? (error.stack ?? '') : '' } }
}

const require = createRequire(import.meta.url)
/** The SDK's front matter parser. It caches parsed files, and would return the same object to every example. */
const matter = createRequire(require.resolve('@eventcatalog/sdk'))('gray-matter') as { clearCache: () => void }

async function run({ id, module, catalog, folder }: Job): Promise<Outcome> {
  const dir = mkdtempSync(path.join(tmpdir(), 'example-'))
  const copy = path.join(dir, folder ?? 'catalog')
  failure = undefined
  matter.clearCache()
  try {
    cpSync(catalog, copy, { recursive: true })
    process.chdir(folder === undefined ? copy : dir)
    Object.assign(globalThis, { exampleCatalog: copy })
    await Promise.race([import(pathToFileURL(module).href).then(waitUntilIdle), failAfter(maxDuration)])
  } catch (error) {
    failure ??= error
  }
  try {
    return failure === undefined ? { id, written: readWritten(copy, catalog) } : toFailed(id, failure)
  } finally {
    process.chdir(tmpdir())
    rmSync(dir, { recursive: true, force: true })
  }
}

// An example that calls `process.exit` must not end the others.
process.exit = (code: number) => {
  throw new Error(`It exited with code ${code}.`)
}

// Sequential, because examples share the working directory.
let queue = Promise.resolve()
process.on('message', (job: Job) => {
  queue = queue.then(async () => {
    const outcome = await run(job).catch((error: unknown) => toFailed(job.id, error))
    process.send?.(outcome)
  })
})
process.on('disconnect', () => process.kill(process.pid))
