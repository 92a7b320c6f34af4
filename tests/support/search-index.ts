import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { detailsFile, fullTextFolder, outlineFile } from '@/lib/search/files'
import type { Outline } from '@/lib/search/outline'
import { joinOutline, type OutlineDetails, type OutlineNames } from '@/lib/search/outline-files'

/** The export's outline. */
export function readOutline(out: string): Outline {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(out, file), 'utf8'))
  return joinOutline(read(outlineFile) as OutlineNames, read(detailsFile) as OutlineDetails)
}

/** Paths that the export's outline can find. */
export function readOutlinePaths(out: string): string[] {
  return readOutline(out).pages.map((page) => page.path)
}

export interface IndexedPage {
  url: string
  content: string
}

/** Pages in the full-text index of an export, in Pagefind's format: compressed, after a marker. */
export function readFullText(out: string): IndexedPage[] {
  const folder = path.join(out, fullTextFolder, 'fragment')
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(path.join(folder, name))).toString('utf8')
    return JSON.parse(text.slice(text.indexOf('{'))) as IndexedPage
  })
}
