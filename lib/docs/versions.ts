import { existsSync } from 'node:fs'
import path from 'node:path'
import { ContentError } from '../kit/problems'
import { site } from '../kit/site'
import { encodePath } from '../kit/urls'
import type { VersionPlace } from './entries'
import { readJson } from './sidebar'
import type { SidebarItem } from './types'

export interface VersionSource extends VersionPlace {
  label: string
  isLast: boolean
}

/**
 * Documentation versions, newest first. Without `versions.json`, there's one at `/docs`. Otherwise its first entry is
 * the latest release, at `/docs`, and the `docs` folder is the next version.
 */
export function readVersions(contentDir: string): VersionSource[] {
  const file = path.join(contentDir, 'versions.json')
  const current = { name: 'current', folder: 'docs' }
  if (!existsSync(file)) return [{ ...current, label: site.versions.core, path: '/docs', isLast: true }]
  const names = readJson(contentDir, 'versions.json')
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) {
    const message = 'Expected a list of version names such as ["2.0", "1.0"].'
    throw new ContentError([{ severity: 'error', file: 'versions.json', line: 1, message }])
  }
  const released = names.map((name, index) => ({
    name,
    label: name,
    folder: `versioned_docs/version-${name}`,
    path: index === 0 ? '/docs' : `/docs/${encodePath(name)}`,
    isLast: index === 0,
  }))
  const hasCurrent = existsSync(path.join(contentDir, 'docs'))
  if (!hasCurrent) return released
  const isOnly = released.length === 0
  return [{ ...current, label: 'Next', path: isOnly ? '/docs' : '/docs/next', isLast: isOnly }, ...released]
}

/** All items of a sidebar, flattened in reading order. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...flattenSidebar(item.items)] : [item]))
}
