import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripNumberPrefixes } from '@/lib/docs'
import { listCategoryFiles } from '../../lint/read-tree'

/** Id of a page of the current version: its path without number prefixes and extension. */
export function toDocId(file: string): string {
  return stripNumberPrefixes(file.replace(/^docs\/|\.mdx?$/g, ''))
}

/** Rewrites category files that link to a moved page. Returns their new text. */
export function rewriteCategories(contentDir: string, oldId: string, newId: string): Map<string, string> {
  const changed = new Map<string, string>()
  for (const file of listCategoryFiles(contentDir)) {
    const text = readFileSync(path.join(contentDir, file), 'utf8')
    const { link } = JSON.parse(text) as { link?: { type?: string; id?: string } | null }
    if (link?.type !== 'doc' || link.id === undefined) continue
    const folder = stripNumberPrefixes(path.posix.dirname(file).replace(/^docs\/?/, ''))
    // Ids can be relative to the category's folder.
    if (link.id !== oldId && `${folder}/${link.id}` !== oldId) continue
    changed.set(
      file,
      text.replace(/("id"\s*:\s*)"[^"]*"/, (_, key: string) => key + JSON.stringify(newId)),
    )
  }
  return changed
}
