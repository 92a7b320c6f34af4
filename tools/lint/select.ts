import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { listDocuments, toLintCollection } from './files'

/**
 * Files of a content tree from what was typed: files and folders, seen from the working folder.
 * @throws when a name is no file, or none that is checked
 */
export function selectFiles(contentDir: string, names: readonly string[]): string[] {
  const documents = listDocuments(contentDir)
  const isChecked = (file: string) => toLintCollection(file) !== 'Document' || documents.includes(file)
  return names.flatMap((name) => {
    const absolute = path.resolve(name)
    if (!existsSync(absolute)) throw new Error(`There is no file ${name}.`)
    const below = path.relative(contentDir, absolute).split(path.sep).join('/')
    if (documents.includes(below)) return [below]
    if (below.startsWith('..')) throw new Error(`${name} is not below ${path.relative('.', contentDir)}.`)
    if (statSync(absolute).isDirectory()) return listFiles(contentDir, below).filter(isChecked)
    if (!isChecked(below)) throw new Error(`${name} is neither a page nor a _category_.json.`)
    return [below]
  })
}
