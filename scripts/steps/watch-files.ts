import { readFileSync } from 'node:fs'
import path from 'node:path'
import { watch, type FSWatcher } from 'chokidar'
import { isTemporaryFile } from '@/lib/kit/files'

/**
 * Long enough for an editor's burst of events, short enough to go unnoticed. More than 50 ms, because chokidar drops
 * changes that follow another one sooner, and the file has to be read after them.
 */
const QUIET_MS = 60

/** How long to wait for the rest of a file that's still being written. */
const PARTIAL_MS = 400

/** Whether a page looks half-written: it's empty, or its front matter doesn't end. */
function isPartial(file: string): boolean {
  if (!/\.mdx?$/.test(file)) return false
  try {
    const text = readFileSync(file, 'utf8')
    return text === '' || (/^---\r?\n/.test(text) && !/\n---[ \t]*(\r?\n|$)/.test(text.slice(3)))
  } catch {
    // It's gone.
    return false
  }
}

/** Reports files of a folder that were added, changed or removed, once programs have finished writing them. */
export function watchFiles(folder: string, onChange: (files: string[]) => void): FSWatcher {
  const pending = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    const now = Date.now()
    const ready = [...pending].filter(([file, since]) => now - since > PARTIAL_MS || !isPartial(file))
    for (const [file] of ready) pending.delete(file)
    timer = pending.size === 0 ? undefined : setTimeout(flush, QUIET_MS)
    if (ready.length > 0) onChange(ready.map(([file]) => path.relative(folder, file).split(path.sep).join('/')))
  }
  const isIgnored = (file: string) => {
    const name = path.basename(file)
    return file !== folder && (name === 'node_modules' || isTemporaryFile(name))
  }
  return watch(folder, { ignoreInitial: true, ignored: isIgnored, atomic: QUIET_MS }).on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return
    if (!pending.has(file)) pending.set(file, Date.now())
    clearTimeout(timer)
    timer = setTimeout(flush, QUIET_MS)
  })
}
