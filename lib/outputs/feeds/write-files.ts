import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeFeeds } from './feeds'
import { decodePath } from '../../kit/urls'

/**
 * Writes the blog's feeds. Runs after the export, like Markdown copies, because separate routes would take longer.
 * @param folder export to add the files to
 * @returns number of feeds written
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
