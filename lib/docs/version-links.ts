import { withBase } from '../kit/urls'
import { getDocsSite } from './site'
import type { DocsVersion } from './types'

/**
 * Where a link to the documentation leads in each version, by the version's name: the same page where the version has
 * it, else its main page. The name "" is for those who have chosen none.
 * @returns undefined for other links, and while there is only one version
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

/** The links of all versions as an attribute's value; undefined where one link is enough. */
export function toVersionsAttribute(href: string): string | undefined {
  const links = findVersionLinks(href)
  return links === undefined ? undefined : JSON.stringify(links)
}
