import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { decodePath } from '../kit/urls'
import { writeStub } from './stub'

/** Where an export grows; it takes the place of the one before once it is whole. */
export const stagingFolder = '.cache/export'

/** The export that is served. */
export const exportFolder = 'out'

/** What is made while Next.js draws the pages, until there is an export to add it to. */
export const besideFolder = '.cache/beside'

/** Moves all files of a folder into another, and removes it. @throws when a file of that name is there already */
export function mergeFolder(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(from, name)
    if (!statSync(file).isFile()) continue
    const target = path.join(to, name)
    if (existsSync(target)) throw new Error(`${target} already exists. Expected no file with that name in the export.`)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(file, target)
  }
  rmSync(from, { recursive: true })
}

/**
 * Writes a stub for every redirect.
 * @throws when the export has no page at a target, or when a stub would take the place of a file
 */
export function writeRedirects(redirects: ReadonlyMap<string, string>, folder: string): void {
  for (const [from, to] of redirects) {
    const [page = ''] = decodePath(to).split('#')
    if (!existsSync(path.join(folder, `${page === '/' ? '/index' : page}.html`)))
      throw new Error(`${from} redirects to ${to}, which isn’t in the export. Expected a page.`)
    const file = path.join(folder, `${decodePath(from)}.html`)
    if (existsSync(file))
      throw new Error(`${file} already exists. Expected no page at ${from}, which redirects to ${to}.`)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, writeStub(to))
  }
}

/** Number and size of the exported files, by kind. */
export function measureExport(folder: string): { pages: number; files: number; bytes: number } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stats: statSync(path.join(folder, name)) }))
    .filter(({ stats }) => stats.isFile())
  const bytes = files.reduce((sum, { stats }) => sum + stats.size, 0)
  return { pages: files.filter(({ name }) => name.endsWith('.html')).length, files: files.length, bytes }
}

/** The export before the one that is served. */
const toOld = (staging: string) => `${staging}.old`

/**
 * Removes the export before the one that is served. Thousands of files take a while, so a build leaves them to the next,
 * which waits for other things meanwhile.
 */
export async function removeOldExport(staging: string): Promise<void> {
  await rm(toOld(staging), { recursive: true, force: true })
}

/** Puts a finished export in the place of the one before. Until then that one is whole, and served. */
export function swapExport(staging: string, folder: string): void {
  if (existsSync(folder)) renameSync(folder, toOld(staging))
  renameSync(staging, folder)
}
