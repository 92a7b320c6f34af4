import { readDataFile } from '@/lib/content/declared'
import { toFolderLabel } from '@/lib/docs'

/** Display name for a file name: the label of the tag with that id (`api` → API), or its words. */
export function toName(contentDir: string, fileName: string): string {
  const tag = readDataFile(contentDir, 'tags')[fileName] as { label?: unknown } | null | undefined
  return typeof tag?.label === 'string' ? tag.label : toFolderLabel(fileName)
}

/** A name for use within a sentence. Keeps abbreviations and names with several capitals. */
export function toNameInText(name: string): string {
  return /\p{Lu}.*\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
