import { withBase } from '../kit/urls'
import { getSiteIndex } from './lookup'
import { getDocsSite } from './site'
import type { DocsVersion } from './types'

/** Address of a version's page with an id. If it doesn't have that page, its main page. */
function findAddress({ docs, mainDocId, path }: DocsVersion, id: string | undefined): string {
  return (docs.find((doc) => doc.id === id) ?? docs.find((doc) => doc.id === mainDocId))?.path ?? path
}

/** A documentation link's target by version. The latest has an empty name. Undefined if there's only one version. */
export function findVersionLinks(href: string, versions = getDocsSite().versions): Record<string, string> | undefined {
  if (versions.length < 2) return undefined
  const [page] = href.split('#')
  const doc = versions.find(({ isLast }) => isLast)?.docs.find(({ path }) => path === page)
  if (doc === undefined) return undefined
  const others = versions.filter(({ isLast }) => !isLast)
  const links = others.map((version) => [version.name, withBase(findAddress(version, doc.id))] as const)
  return { '': withBase(href), ...Object.fromEntries(links) }
}

/** The targets in all versions, as an attribute value. Undefined if one link is enough. */
export function toVersionsAttribute(href: string): string | undefined {
  const links = findVersionLinks(href)
  return links && JSON.stringify(links)
}

/** The same page in the latest version, or its main page. Undefined without a latest version. */
export function findLatestPage(path: string, versions = getDocsSite().versions) {
  const latest = versions.find(({ isLast }) => isLast)
  const id = versions.flatMap(({ docs }) => docs).find((doc) => doc.path === path)?.id
  return latest && { label: latest.label, href: withBase(findAddress(latest, id)) }
}

/** Target of each version in the version menu: the same page if it exists there, otherwise the version's main page. */
export function listVersionChoices({ path }: { path: string }): { name: string; label: string; href: string }[] {
  const id = getSiteIndex().entries.get(path)?.id
  return getDocsSite().versions.map((version) => {
    const { name, label } = version
    return { name, label, href: findAddress(version, id) }
  })
}
