import { getDocsSite, type DocsSite } from './site'
import type { DocEntry, DocsVersion, GeneratedIndex } from './types'

/** Lookup tables for pages. */
export interface SiteIndex {
  versions: Map<string, DocsVersion>
  entries: Map<string, DocEntry>
  indexes: Map<string, GeneratedIndex>
  /** Pages of each version, by id. */
  ids: Map<string, Map<string, DocEntry>>
}

const siteIndexes = new WeakMap<DocsSite, SiteIndex>()

/** Cached for the whole build, because every page uses it. */
export function getSiteIndex(): SiteIndex {
  const site = getDocsSite()
  const known = siteIndexes.get(site)
  if (known !== undefined) return known
  const index: SiteIndex = {
    versions: new Map(site.versions.map((version) => [version.name, version])),
    entries: new Map(site.entries.map((entry) => [entry.path, entry])),
    indexes: new Map(site.indexes.map((generated) => [generated.path, generated])),
    ids: new Map(
      site.versions.map(({ name }) => [
        name,
        new Map(site.entries.filter(({ version }) => version === name).map((entry) => [entry.id, entry])),
      ]),
    ),
  }
  siteIndexes.set(site, index)
  return index
}
