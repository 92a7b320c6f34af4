import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findCoverSet } from '@/tools/looks/cover-set'

const cacheFile = '.cache/cover-set.json'

/**
 * The cover set of `out/`, computed once per build because every Playwright process needs it.
 * @param find computes it
 */
export function readCoverSet(find = findCoverSet): string[] {
  const built = statSync('out/index.html').mtimeMs
  try {
    const cached = JSON.parse(readFileSync(cacheFile, 'utf8')) as { built: number; pages: string[] }
    if (cached.built === built) return cached.pages
  } catch {
    // No set has been computed yet.
  }
  const pages = find()
  mkdirSync(path.dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify({ built, pages }))
  return pages
}
