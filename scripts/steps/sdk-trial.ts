import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import utils from '@eventcatalog/sdk'
import { probes } from '@/lib/sdk/probes'
import type { Outcome, Outcomes } from '@/lib/sdk/outcomes'
import { describeValue } from './sdk-values'

type Files = Map<string, string>

function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(files.sort().map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]))
}

/** What became of the catalog's files. */
function compare(before: Files, after: Files): Pick<Outcome, 'written' | 'changed' | 'removed'> {
  const list = (files: string[]) => (files.length === 0 ? undefined : files)
  return {
    written: list([...after.keys()].filter((file) => !before.has(file))),
    changed: list([...after.keys()].filter((file) => before.has(file) && before.get(file) !== after.get(file))),
    removed: list([...before.keys()].filter((file) => !after.has(file))),
  }
}

/** A copy of the example catalog in which calls are tried. Each finds it as it was at first. */
export class SdkTrial {
  readonly folder: string
  private before: Files

  constructor(source = 'examples/parcelwise') {
    this.folder = path.join(realpathSync(mkdtempSync(path.join(os.tmpdir(), 'sdk-trial-'))), 'parcelwise')
    cpSync(source, this.folder, { recursive: true })
    this.before = readFiles(this.folder)
  }

  private restore() {
    const after = readFiles(this.folder)
    for (const file of after.keys()) if (!this.before.has(file)) rmSync(path.join(this.folder, file))
    for (const [file, text] of this.before) {
      if (after.get(file) === text) continue
      // A call may leave a folder where a file was.
      const absolute = path.join(this.folder, file)
      rmSync(absolute, { recursive: true, force: true })
      mkdirSync(path.dirname(absolute), { recursive: true })
      writeFileSync(absolute, text, 'latin1')
    }
  }

  /** Makes one call, notes what it answers and what it does to files, and puts everything back. */
  async run(call: string): Promise<Outcome> {
    const clean = (text: string) => text.replaceAll(this.folder, '…').replaceAll(path.dirname(this.folder), '…')
    const names = { ...utils(this.folder), path: { resolve: (...parts: string[]) => path.join(this.folder, ...parts) } }
    const globals = { ...names, process: { cwd: () => this.folder } }
    let answer: Pick<Outcome, 'throws' | 'gives'>
    try {
      answer = { gives: clean(describeValue(await runInNewContext(call, globals))) }
    } catch (error) {
      answer = { throws: clean((error as Error).message) }
    }
    const files = compare(this.before, readFiles(this.folder))
    if (Object.values(files).some((list) => list !== undefined)) this.restore()
    return { call, ...answer, ...files }
  }

  close() {
    rmSync(path.dirname(this.folder), { recursive: true, force: true })
  }
}

/** Every call of every function of the installed SDK. */
export async function tryEverything(): Promise<Outcomes> {
  const trial = new SdkTrial()
  const known = new Set(Object.keys(utils(trial.folder)))
  const outcomes: Outcomes = {}
  for (const name of [...known].sort()) {
    const answers: Outcome[] = []
    for (const call of probes[name] ?? []) answers.push(await trial.run(call))
    outcomes[name] = answers
  }
  trial.close()
  return outcomes
}
