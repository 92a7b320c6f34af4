import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeFeeds } from './feeds'
import { decodePath } from '../../kit/urls'

/**
 * Writes the feeds of the blog beside its pages. As Markdown copies, they are written after the export: a route for
 * each would cost more than its text.
 * @param folder export that the files are added to
 * @returns number of feeds that were written
 */
export function writeFeedFiles(folder: string): number {
  const feeds = writeFeeds()
  for (const { path: address, text } of feeds) {
    const file = path.join(folder, decodePath(address))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return feeds.length
}
