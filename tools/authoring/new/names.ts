import path from 'node:path'
import { readDataFile } from '@/lib/content/declared'
import { toFolderLabel, readCategoryFile } from '@/lib/docs'
import { listFiles } from '@/lib/kit/files'

/** Display name for a file name: the label of the tag with that id (`api` → API), or its words. */
export function toName(contentDir: string, fileName: string): string {
  const tag = readDataFile(contentDir, 'tags')[fileName] as { label?: unknown } | null | undefined
  return typeof tag?.label === 'string' ? tag.label : toFolderLabel(fileName)
}

/** An address segment that needs no encoding and no Shift key. */
const segment = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

function toSegment(written: string): string {
  return written
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

/** @throws if a segment isn't lowercase letters, digits and hyphens */
export function assertAddressParts(written: string): void {
  const parts = written.split('/')
  const wrong = parts.find((part) => !segment.test(part))
  if (wrong === undefined) return
  const better = parts.map(toSegment).filter((part) => part !== '')
  const hint = better.length === 0 ? '' : ` Try ${better.join('/')}.`
  throw new Error(
    `"${written}": expected lowercase letters, digits and hyphens between slashes, got "${wrong}".${hint}`,
  )
}

/** Contents of a new folder's category file. Folders with their own page don't need a generated index. */
function toCategory(contentDir: string, folder: string, hasIndexPage: boolean) {
  const label = toName(contentDir, path.posix.basename(folder))
  if (hasIndexPage) return { label }
  const parent = path.posix.dirname(folder)
  const parentLabel =
    readCategoryFile(path.join(contentDir, parent)).label ?? toName(contentDir, path.posix.basename(parent))
  const place = parent === 'docs' ? 'the documentation' : `the part ${parentLabel}`
  // Abbreviations and names with several capitals stay the same within a sentence.
  const name = /\p{Lu}.*\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  const description = `Find the page about ${name} that answers your question, in ${place}.`
  return { label, link: { type: 'generated-index', title: label, description } }
}

/** Category files for a documentation page's new folders, by path relative to the content folder. */
export function buildCategoryFiles(contentDir: string, file: string): Map<string, string> {
  const files = new Map<string, string>()
  for (let folder = path.posix.dirname(file); folder !== 'docs'; folder = path.posix.dirname(folder)) {
    if (listFiles(contentDir, folder).length > 0) continue
    const category = toCategory(contentDir, folder, file === `${folder}/index.mdx`)
    files.set(`${folder}/_category_.json`, `${JSON.stringify(category, null, 2)}\n`)
  }
  return files
}
