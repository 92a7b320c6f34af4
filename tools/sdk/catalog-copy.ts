import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Outcome } from '@/lib/sdk'

type Files = Map<string, string>

/** Names in a folder and those below, relative to it. */
function list(folder: string, kind: 'isFile' | 'isDirectory'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[kind]())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

function readFiles(folder: string): Files {
  const files = list(folder, 'isFile').sort()
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]))
}

/** Changes to the catalog's files. */
type Changes = Pick<Outcome, 'written' | 'changed' | 'removed'>

function compare(before: Files, after: Files): Changes {
  const select = (files: Files, isListed: (file: string) => boolean) => {
    const names = [...files.keys()].filter(isListed)
    return names.length === 0 ? undefined : names
  }
  return {
    written: select(after, (file) => !before.has(file)),
    changed: select(after, (file) => before.has(file) && before.get(file) !== after.get(file)),
    removed: select(before, (file) => !after.has(file)),
  }
}

/** A temporary copy of the example catalog. Tracks changes and reverts them. */
export class CatalogCopy {
  /** Parent folder of the copy. */
  readonly parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'catalog-')))
  readonly folder = path.join(this.parent, 'parcelwise')
  private readonly before: Files
  private readonly folders: ReadonlySet<string>

  constructor() {
    cpSync('examples/parcelwise', this.folder, { recursive: true })
    this.before = readFiles(this.folder)
    this.folders = new Set(list(this.folder, 'isDirectory'))
  }

  /** Text of the files that were written or changed, by path in the catalog. */
  readChanged(): Map<string, string> {
    const changed = [...readFiles(this.folder)].filter(([file, text]) => this.before.get(file) !== text)
    return new Map(changed.map(([file, text]) => [file, Buffer.from(text, 'latin1').toString()]))
  }

  /** Restores every file and returns what had changed. */
  reset(): Changes {
    const after = readFiles(this.folder)
    for (const file of after.keys()) if (!this.before.has(file)) rmSync(path.join(this.folder, file))
    for (const name of list(this.folder, 'isDirectory'))
      if (!this.folders.has(name)) rmSync(path.join(this.folder, name), { recursive: true, force: true })
    for (const [file, text] of this.before) {
      if (after.get(file) === text) continue
      // A call may replace a file with a folder.
      const absolute = path.join(this.folder, file)
      rmSync(absolute, { recursive: true, force: true })
      mkdirSync(path.dirname(absolute), { recursive: true })
      writeFileSync(absolute, text, 'latin1')
    }
    return compare(this.before, after)
  }

  close(): void {
    rmSync(this.parent, { recursive: true, force: true })
  }
}
