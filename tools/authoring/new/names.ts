import { readDataFile } from '@/lib/content/declared'
import { toFolderLabel } from '@/lib/docs'

/** The name of a folder or page from its file name: that of a tag where one is called so (`api` is API), else its words. */
export function toName(contentDir: string, fileName: string): string {
  const tag = readDataFile(contentDir, 'tags')[fileName] as { label?: unknown } | null | undefined
  return typeof tag?.label === 'string' ? tag.label : toFolderLabel(fileName)
}

/** A name inside a sentence: abbreviations and names with several capitals stay as they are. */
export function toNameInText(name: string): string {
  return /\p{Lu}.*\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
