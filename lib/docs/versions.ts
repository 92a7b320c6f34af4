import { existsSync } from 'node:fs'
import path from 'node:path'
import { findDocsRoot, findTreeSettings } from '../content/tree-settings'
import { ContentError } from '../kit/problems'
import { site } from '../kit/site'
import { encodePath, joinPath } from '../kit/urls'
import { readJson } from './sidebar'
import type { SidebarCategory, SidebarItem, VersionBanner } from './types'

export type VersionSource = ReturnType<typeof readVersions>[number]

/** By default, versions before the latest one (`place` < 0) are unreleased, and those after it unmaintained. */
function toBanner(asked: string | undefined, place: number): VersionBanner | undefined {
  if (asked === 'unreleased' || asked === 'unmaintained') return asked
  if (asked === 'none' || place === 0) return undefined
  return place < 0 ? 'unreleased' : 'unmaintained'
}

/**
 * Documentation versions, newest first. Without `versions.json`, there's one at `/docs`. Otherwise its first entry is
 * the latest release, at `/docs`, and the `docs` folder is the next version.
 */
export function readVersions(contentDir: string) {
  const settings = findTreeSettings(contentDir)
  const names = readVersionNames(contentDir)
  const hasCurrent = existsSync(path.join(contentDir, 'docs')) && settings?.isCurrentShown !== false
  const { shownVersions = [...(hasCurrent || names.length === 0 ? ['current'] : []), ...names] } = settings ?? {}
  const last = settings?.lastVersion ?? names.find((name) => shownVersions.includes(name)) ?? 'current'
  return shownVersions.map((name, index) => {
    const isLast = name === last
    const isCurrent = name === 'current'
    const defaultLabel = isCurrent ? (shownVersions.length === 1 ? site.versions.core : 'Next') : name
    const configured = settings?.versions[name]
    return {
      name,
      label: configured?.label ?? defaultLabel,
      folder: isCurrent ? 'docs' : `versioned_docs/version-${name}`,
      path: joinPath(
        findDocsRoot(contentDir),
        encodePath(configured?.path ?? (isLast ? '' : isCurrent ? 'next' : name)),
      ),
      /** Whether it's the latest release, at `/docs`. */
      isLast,
      /** What a note on each page says about the version. */
      banner: toBanner(configured?.banner, index - shownVersions.indexOf(last)),
    }
  })
}

/** Names in `versions.json`, newest first. Empty without that file. */
function readVersionNames(contentDir: string): string[] {
  if (!existsSync(path.join(contentDir, 'versions.json'))) return []
  const names = readJson(contentDir, 'versions.json')
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names
  const message = 'Expected a list of version names such as ["2.0", "1.0"].'
  throw new ContentError([{ severity: 'error', file: 'versions.json', line: 1, message }])
}

/** All items of a sidebar in reading order, each with the categories around it, outermost first. */
export function walkSidebar(
  items: readonly SidebarItem[],
  above: readonly SidebarCategory[] = [],
): { item: SidebarItem; above: readonly SidebarCategory[] }[] {
  return items.flatMap((item) => {
    const inner = item.type === 'category' ? walkSidebar(item.items, [...above, item]) : []
    return [{ item, above }, ...inner]
  })
}

/** All items of a sidebar in reading order. */
export const flattenSidebar = (items: readonly SidebarItem[]) => walkSidebar(items).map(({ item }) => item)
