import path from 'node:path'
import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { readDataFile } from '@/lib/content/declared'
import { toFolderLabel, readCategoryFile } from '@/lib/docs'
import { listFiles } from '@/lib/kit/files'

/** Display name for a file name: the label of the tag with that id (`api` → API), or its words. */
export function toName(contentDir: string, fileName: string): string {
  const tag = readDataFile(contentDir, 'tags')[fileName] as { label?: unknown } | null | undefined
  return typeof tag?.label === 'string' ? tag.label : toFolderLabel(fileName)
}

/** A name for use within a sentence. Keeps abbreviations and names with several capitals. */
function toNameInText(name: string): string {
  return /\p{Lu}.*\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
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
  const wrong = written.split('/').find((part) => !segment.test(part))
  if (wrong === undefined) return
  const better = written
    .split('/')
    .map(toSegment)
    .filter((part) => part !== '')
    .join('/')
  const hint = better === '' ? '' : ` Try ${better}.`
  throw new Error(
    `"${written}": expected lowercase letters, digits and hyphens between slashes, got "${wrong}".${hint}`,
  )
}

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

/** Page templates by kind. No collection includes their folder, so they aren't content. */
export const templateFolder = 'content/_templates'

/** Creates a page from its template by replacing each `__NAME__` in the front matter. */
export function fillTemplate(root: string, name: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(root, templateFolder, `${name}.mdx`), 'utf8')
  return text.replaceAll(/__([A-Z]+)__/g, (place, key: string) => {
    const value = values[key.toLowerCase()]
    if (value === undefined) throw new Error(`${templateFolder}/${name}.mdx: there is no value for ${place}.`)
    // Dates aren't quoted. Other text is quoted if YAML would misinterpret it.
    return key === 'DATE' ? value : stringify(value, { lineWidth: 0 }).trimEnd()
  })
}

/** Removes `draft: true` from the front matter. */
export function withoutDraft(text: string): string {
  return text.replace(/^draft: true\n/m, '')
}

/** A valid description that obviously needs to be replaced. */
export function toDraftDescription(address: string): string {
  const start = address.length <= 70 ? `Draft of ${address}` : `Draft of …${address.slice(-60)}`
  return `${start}: one sentence for search results.`
}
