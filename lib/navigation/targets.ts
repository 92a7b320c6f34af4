import { statSync } from 'node:fs'
import path from 'node:path'
import { findClosest } from '../kit/closest'
import { cacheByObject } from '../kit/cache-by-object'
import { type DocsSite, getDocsSite } from '../docs'
import { getRedirects } from '../routes/redirects'
import { getSiteRoutes } from '../routes/routes'
import { isInternal } from '../kit/urls'

/** Valid targets for menu links. */
export type Targets = ReturnType<typeof toTargets>

/** @param pages every address in the export */
export function toTargets(pages: ReadonlySet<string>, redirects: ReadonlyMap<string, string>, hasDocs: boolean) {
  const isFile = (name: string) => statSync(name, { throwIfNoEntry: false })?.isFile() === true
  return {
    /** Whether an address is a page, a redirect to one, or a file. */
    has: (address: string): boolean => {
      if (!isInternal(address)) return true
      const [page = ''] = address.split(/[?#]/)
      const [target] = (redirects.get(page) ?? page).split('#')
      return pages.has(target ?? '') || isFile(path.join('public', page))
    },
    /** The existing address that's most similar to an invalid one. */
    findClosest: (address: string) => findClosest(address, [...pages]),
    hasDocs,
  }
}

const toSiteTargets = cacheByObject((site: DocsSite) => {
  const pages = new Set(getSiteRoutes().map((route) => route.path))
  return toTargets(pages, getRedirects(), site.routes.length > 0)
})

export const getTargets = (): Targets => toSiteTargets(getDocsSite())
