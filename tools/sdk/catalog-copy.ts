import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { Outcome } from '@/lib/sdk'

/** Text of each file by path, sorted. Folders have none. */
type Entries = Map<string, string | undefined>

function readEntries(folder: string): Entries {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    return [path.relative(folder, file), entry.isFile() ? readFileSync(file, 'latin1') : undefined] as const
  })
  return new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Names of the selected files. Undefined if there are none. */
function select(entries: Entries, isSelected: (name: string) => boolean): string[] | undefined {
  const names = [...entries].flatMap(([name, text]) => (text !== undefined && isSelected(name) ? name : []))
  return names.length === 0 ? undefined : names
}

const require = createRequire(import.meta.url)
/** The SDK's front matter parser. It caches parsed files, so a call would see what an earlier one changed in memory. */
const matter = createRequire(require.resolve('@eventcatalog/sdk'))('gray-matter') as { clearCache: () => void }

/** A temporary copy of the example catalog. Tracks changes and reverts them. */
export class CatalogCopy {
  /** Parent folder of the copy. */
  readonly parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'catalog-')))
  readonly folder = path.join(this.parent, 'parcelwise')
  private readonly before: Entries

  constructor() {
    cpSync('examples/parcelwise', this.folder, { recursive: true })
    this.before = readEntries(this.folder)
  }

  /** Text of the files that were written or changed, by path in the catalog. */
  readChanged(): Map<string, string> {
    const changed = new Map<string, string>()
    for (const [name, text] of readEntries(this.folder))
      if (text !== undefined && text !== this.before.get(name))
        changed.set(name, Buffer.from(text, 'latin1').toString())
    return changed
  }

  /** Restores every file and returns what had changed. */
  reset(): Pick<Outcome, 'written' | 'changed' | 'removed'> {
    const { before, folder } = this
    matter.clearCache()
    const after = readEntries(folder)
    for (const name of after.keys())
      if (!before.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true })
    for (const [name, text] of before) {
      if (after.has(name) && after.get(name) === text) continue
      // A call may replace a file with a folder.
      rmSync(path.join(folder, name), { recursive: true, force: true })
      if (text === undefined) mkdirSync(path.join(folder, name))
      else writeFileSync(path.join(folder, name), text, 'latin1')
    }
    return {
      written: select(after, (name) => before.get(name) === undefined),
      changed: select(after, (name) => before.get(name) !== undefined && before.get(name) !== after.get(name)),
      removed: select(before, (name) => after.get(name) === undefined),
    }
  }

  close(): void {
    rmSync(this.parent, { recursive: true, force: true })
  }
}
