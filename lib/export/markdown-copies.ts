import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { llmsFullPath, llmsPath, toCopyPath } from '../outputs/markdown-copy/addresses'
import { listCopies } from '../outputs/markdown-copy/copies'
import { writeCopy } from '../outputs/markdown-copy/finish'
import { writeLlmsFull, writeLlmsIndexes, toLlmsSections } from '../outputs/markdown-copy/llms'
import { decodePath } from '../kit/urls'

function write(folder: string, address: string, text: string): void {
  const file = path.join(folder, decodePath(address))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes machine-readable copies: each page as Markdown, an index, and one file with everything. Runs after the export,
 * because a route for each page would take seconds, and manually written pages are converted from their HTML.
 * @param folder export to add the files to
 * @returns number of pages written
 */
export function writeMarkdownCopies(folder: string): number {
  const copies = listCopies((address) => {
    const file = address === '/' ? 'index.html' : `${decodePath(address)}.html`
    return readFileSync(path.join(folder, file), 'utf8')
  })
  for (const copy of copies) write(folder, toCopyPath(copy.path), writeCopy(copy))
  for (const { path: address, text } of writeLlmsIndexes(toLlmsSections(copies), llmsPath)) write(folder, address, text)
  write(folder, llmsFullPath, writeLlmsFull(copies))
  return copies.length
}
