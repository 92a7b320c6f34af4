import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { listFiles, writeInFolder } from '@/lib/kit/files'
import { hashText } from '@/lib/kit/hash'

/**
 * Hashes of the files that Contentlayer has read, by path and time. It knows no more than those, so it mixes up files of
 * two trees, and files that were replaced by others with the same time.
 */
type ReadFiles = Record<string, string>

function readFiles(): ReadFiles {
  const contentDir = getContentDir()
  const files = listFiles(contentDir).filter((file) => /\.(mdx?|json|ya?ml)$/.test(file))
  const entries = files.map((file) => {
    const absolute = path.join(contentDir, file)
    return [`${file} ${statSync(absolute).mtime.getTime()}`, hashText(readFileSync(absolute, 'utf8'))] as const
  })
  // Fields have other types in content from elsewhere.
  return { ...Object.fromEntries(entries), isForeign: String(isForeignTree()) }
}

/** Removes Contentlayer's cache if it's outdated. Call the returned function when Contentlayer has read the content. */
export function prepareContentlayerCache(folder = '.contentlayer'): () => void {
  const stateFile = path.join(folder, 'read.json')
  const now = readFiles()
  const before = existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as ReadFiles) : undefined
  const isUsable = before && Object.entries(now).every(([file, hash]) => (before[file] ?? hash) === hash)
  if (!isUsable) rmSync(path.join(folder, '.cache'), { recursive: true, force: true })
  // If Contentlayer fails, nothing is known about its cache.
  rmSync(stateFile, { force: true })
  return () => writeInFolder(stateFile, JSON.stringify(now))
}
