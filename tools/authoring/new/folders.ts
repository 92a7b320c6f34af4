import path from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { readCategoryFile } from '@/lib/docs'
import { toName, toNameInText } from './names'

function findLabel(contentDir: string, folder: string): string {
  return readCategoryFile(path.join(contentDir, folder)).label ?? toName(contentDir, path.posix.basename(folder))
}

/** Contents of a new folder's category file. Folders with their own page don't need a generated index. */
function toCategoryText(contentDir: string, folder: string, hasIndexPage: boolean): string {
  const label = toName(contentDir, path.posix.basename(folder))
  if (hasIndexPage) return `${JSON.stringify({ label }, null, 2)}\n`
  const parent = path.posix.dirname(folder)
  const place = parent === 'docs' ? 'the documentation' : `the part ${findLabel(contentDir, parent)}`
  const description = `Find the page about ${toNameInText(label)} that answers your question, in ${place}.`
  return `${JSON.stringify({ label, link: { type: 'generated-index', title: label, description } }, null, 2)}\n`
}

/** Category files for a page's new folders, by path relative to the content folder. */
export function buildCategoryFiles(contentDir: string, file: string): Map<string, string> {
  const files = new Map<string, string>()
  for (
    let folder = path.posix.dirname(file);
    folder !== 'docs' && folder !== '.';
    folder = path.posix.dirname(folder)
  ) {
    if (listFiles(contentDir, folder).length > 0) continue
    const hasIndexPage = file === `${folder}/index.mdx`
    files.set(`${folder}/_category_.json`, toCategoryText(contentDir, folder, hasIndexPage))
  }
  return files
}
