import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { listFiles, writeInFolder } from '@/lib/kit/files'
import { hashText } from '@/lib/kit/hash'

/** The files that Contentlayer has read, with their times in milliseconds and hashes. */
interface ReadState {
  /** Fields have other types in content from elsewhere. */
  isForeign: boolean
  files: Record<string, [time: number, hash: string]>
}

function readState(): ReadState {
  const contentDir = getContentDir()
  const files = listFiles(contentDir).filter((file) => /\.(mdx?|json|ya?ml)$/.test(file))
  const describe = (file: string): [number, string] => {
    const absolute = path.join(contentDir, file)
    return [statSync(absolute).mtime.getTime(), hashText(readFileSync(absolute, 'utf8'))]
  }
  return {
    isForeign: isForeignTree(),
    files: Object.fromEntries(files.map((file) => [file, describe(file)])),
  }
}

function isUsable(before: ReadState, now: ReadState): boolean {
  if (before.isForeign !== now.isForeign) return false
  return Object.entries(now.files).every(([file, [time, hash]]) => {
    const known = before.files[file]
    return known === undefined || known[0] !== time || known[1] === hash
  })
}

/**
 * Removes Contentlayer's cache if it would return an outdated page. It knows a file by its path and time only, so it
 * mixes up files of two trees, and files that were replaced by others with the same time.
 * @param folder where Contentlayer writes
 * @returns a function to call when Contentlayer has read the content
 */
export function prepareContentlayerCache(folder = '.contentlayer'): () => void {
  const stateFile = path.join(folder, 'read.json')
  const now = readState()
  const before = existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as ReadState) : undefined
  if (before === undefined || !isUsable(before, now))
    rmSync(path.join(folder, '.cache'), { recursive: true, force: true })
  // If Contentlayer fails, nothing is known about its cache.
  rmSync(stateFile, { force: true })
  return () => {
    writeInFolder(stateFile, JSON.stringify(now))
  }
}
