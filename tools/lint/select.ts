import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/lib/kit/files'
import { listDocuments, toLintCollection } from './files'

/**
 * Resolves files and folders given on the command line, relative to the working directory.
 * @throws if a file doesn't exist or isn't linted
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
