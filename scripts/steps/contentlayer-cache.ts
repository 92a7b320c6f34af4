import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { listFiles } from '@/lib/kit/files'
import { hashText } from '@/lib/kit/hash'

const cacheFolder = '.contentlayer/.cache'
const stateFile = '.contentlayer/read.json'

/** The files that Contentlayer has read, with their times in milliseconds and hashes. */
interface ReadState {
  settings: string
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
    settings: JSON.stringify([contentDir, isForeignTree()]),
    files: Object.fromEntries(files.map((file) => [file, describe(file)])),
  }
}

function isUsable(before: ReadState, now: ReadState): boolean {
  if (before.settings !== now.settings) return false
  return Object.entries(now.files).every(([file, [time, hash]]) => {
    const known = before.files[file]
    return known === undefined || known[0] !== time || known[1] === hash
  })
}

/**
 * Removes Contentlayer's cache if it would return an outdated page. It knows a file by its path and time only, so it
 * mixes up files of two trees, and files that were replaced by others with the same time.
 * @returns a function to call when Contentlayer has read the content
 */
export function prepareContentlayerCache(): () => void {
  const now = readState()
  const before = existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as ReadState) : undefined
  if (before === undefined || !isUsable(before, now)) rmSync(cacheFolder, { recursive: true, force: true })
  // If Contentlayer fails, nothing is known about its cache.
  rmSync(stateFile, { force: true })
  return () => {
    mkdirSync(path.dirname(stateFile), { recursive: true })
    writeFileSync(stateFile, JSON.stringify(now))
  }
}
