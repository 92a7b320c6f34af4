import { withBase } from '../kit/urls'
import { getDocsSite } from './site'
import type { DocsVersion } from './types'

/**
 * Target of a documentation link in each version, by version name: the same page if it exists there, otherwise the
 * version's main page. The empty name is the default version.
 * @returns undefined for other links, and if there's only one version
 */
export function findVersionLinks(
  href: string,
  versions: readonly DocsVersion[] = getDocsSite().versions,
): Record<string, string> | undefined {
  if (versions.length < 2) return undefined
  const [page] = href.split('#')
  const doc = versions.find(({ isLast }) => isLast)?.docs.find(({ path }) => path === page)
  if (doc === undefined) return undefined
  const others = versions
    .filter(({ isLast }) => !isLast)
    .map(({ name, docs, mainDocId, path }): [string, string] => {
      const same = docs.find(({ id }) => id === doc.id) ?? docs.find(({ id }) => id === mainDocId)
      return [name, withBase(same?.path ?? path)]
    })
  return { '': withBase(href), ...Object.fromEntries(others) }
}

/** The same page in the latest version, or its main page. Undefined without a latest version. */
export function findLatestPage(
  path: string,
  versions: readonly DocsVersion[] = getDocsSite().versions,
): { label: string; href: string } | undefined {
  const latest = versions.find(({ isLast }) => isLast)
  if (latest === undefined) return undefined
  const id = versions.flatMap(({ docs }) => docs).find((doc) => doc.path === path)?.id
  const page = latest.docs.find((doc) => doc.id === id) ?? latest.docs.find((doc) => doc.id === latest.mainDocId)
  return { label: latest.label, href: withBase(page?.path ?? latest.path) }
}

/** The targets in all versions, as an attribute value. Undefined if one link is enough. */
export function toVersionsAttribute(href: string): string | undefined {
  const links = findVersionLinks(href)
  return links === undefined ? undefined : JSON.stringify(links)
}
