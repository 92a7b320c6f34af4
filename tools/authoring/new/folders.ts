import path from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { readCategoryFile } from '@/lib/docs'
import { toName, toNameInText } from './names'

function findLabel(contentDir: string, folder: string): string {
  return readCategoryFile(path.join(contentDir, folder)).label ?? toName(contentDir, path.posix.basename(folder))
}

/** Text of the category file of a new folder. A folder with a page of its own needs no generated index. */
function toCategoryText(contentDir: string, folder: string, hasIndexPage: boolean): string {
  const label = toName(contentDir, path.posix.basename(folder))
  if (hasIndexPage) return `${JSON.stringify({ label }, null, 2)}\n`
  const parent = path.posix.dirname(folder)
  const place = parent === 'docs' ? 'the documentation' : `the part ${findLabel(contentDir, parent)}`
  const description = `Find the page about ${toNameInText(label)} that answers your question, in ${place}.`
  return `${JSON.stringify({ label, link: { type: 'generated-index', title: label, description } }, null, 2)}\n`
}

/** Category files that a page needs in folders that hold nothing yet, by path below the content folder. */
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
