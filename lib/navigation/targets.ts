import { statSync } from 'node:fs'
import path from 'node:path'
import { findClosest } from '../kit/closest'
import { cacheByObject } from '../kit/cache-by-object'
import { type DocsSite, getDocsSite } from '../docs'
import { getRedirects } from '../routes/redirects'
import { getSiteRoutes } from '../routes/routes'
import { isInternal } from '../kit/urls'

/** Valid targets for menu links in this build. */
export interface Targets {
  /** Whether an address is a page, a redirect to one, or a file. */
  has: (address: string) => boolean
  /** The existing address that's most similar to an invalid one. */
  findClosest: (address: string) => string | undefined
  /** Whether the content has any documentation. */
  hasDocs: boolean
}

/** @param pages every address in the export */
export function toTargets(
  pages: ReadonlySet<string>,
  redirects: ReadonlyMap<string, string>,
  hasDocs: boolean,
): Targets {
  const isFile = (name: string) => statSync(name, { throwIfNoEntry: false })?.isFile() === true
  return {
    has: (address) => {
      if (!isInternal(address)) return true
      const [page = ''] = address.split(/[?#]/)
      const [target] = (redirects.get(page) ?? page).split('#')
      return pages.has(target ?? '') || isFile(path.join('public', page))
    },
    findClosest: (address) => findClosest(address, [...pages]),
    hasDocs,
  }
}

const toSiteTargets = cacheByObject((site: DocsSite) => {
  const pages = new Set(getSiteRoutes().map((route) => route.path))
  return toTargets(pages, getRedirects(), site.routes.length > 0)
})

/** Valid targets for menu links in this build. */
export const getTargets = (): Targets => toSiteTargets(getDocsSite())
