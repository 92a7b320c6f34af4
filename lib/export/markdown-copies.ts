import { readFileSync } from 'node:fs'
import path from 'node:path'
import { llmsFullPath, llmsPath, toCopyPath } from '../outputs/markdown-copy/addresses'
import { listCopies } from '../outputs/markdown-copy/copies'
import { writeCopy } from '../outputs/markdown-copy/finish'
import { writeLlmsFull, writeLlmsIndexes, toLlmsSections } from '../outputs/markdown-copy/llms'
import { writeInFolder } from '../kit/files'
import { decodePath } from '../kit/urls'

/**
 * Adds machine-readable copies to an export: each page as Markdown, an index, and one file with everything. Runs after it,
 * because a route for each page would take seconds, and manually written pages are converted from their HTML.
 */
export function writeMarkdownCopies(folder: string): number {
  const toFile = (address: string) => path.join(folder, decodePath(address))
  const copies = listCopies((address) => readFileSync(`${toFile(address === '/' ? '/index' : address)}.html`, 'utf8'))
  for (const copy of copies) writeInFolder(toFile(toCopyPath(copy.path)), writeCopy(copy))
  const indexes = writeLlmsIndexes(toLlmsSections(copies), llmsPath)
  for (const { path: address, text } of [...indexes, { path: llmsFullPath, text: writeLlmsFull(copies) }])
    writeInFolder(toFile(address), text)
  return copies.length
}
