import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/lib/kit/files'

const codeFolders = ['app', 'components', 'lib', 'docs', 'tests', 'tools']

/** Mentions of an address outside the content: menus, tests, documents. They have to be changed manually. */
export function findMentions(root: string, address: string): string[] {
  const pattern = new RegExp(`${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/-])`)
  const files = codeFolders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(tsx?|mjs|json|md)$/.test(file))
  return [...files, 'README.md', 'CONTRIBUTING.md'].flatMap((file) => {
    let text: string
    try {
      text = readFileSync(path.join(root, file), 'utf8')
    } catch {
      return []
    }
    return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []))
  })
}
