import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { getDocsSite, type DocsSite } from './docs/site'
import { isOwnTree } from './env'
import { plannedFile, readAddressList } from './links/planned'
import { ProblemList } from './problems'
import { checkRedirects } from './redirects/check'
import { readRedirectLines } from './redirects/file'
import { getSiteRoutes } from './routes'
import { decodePath } from './urls'

interface Redirects {
  redirects: Map<string, string>
  problems: ProblemList
}

const known = new WeakMap<DocsSite, Redirects>()

function buildRedirects(): Redirects {
  const problems = new ProblemList()
  const isOwn = isOwnTree()
  const isFile = (address: string) => {
    const file = path.join('public', decodePath(address))
    return existsSync(file) && statSync(file).isFile()
  }
  const context = {
    pages: new Set(getSiteRoutes().map((route) => route.path)),
    planned: new Set(isOwn ? readAddressList(plannedFile) : []),
    folders: getDocsSite().redirects,
    hasFile: isFile,
    isOwn,
  }
  return { redirects: checkRedirects(readRedirectLines(problems), context, problems), problems }
}

function findRedirects(): Redirects {
  const site = getDocsSite()
  const found = known.get(site)
  if (found !== undefined) return found
  const redirects = buildRedirects()
  known.set(site, redirects)
  return redirects
}

/** Old addresses and where they lead, from redirects.json, patterns written out. What does not work is left out. */
export function readRedirects(): Map<string, string> {
  return findRedirects().redirects
}

/** What is wrong with redirects.json in this build. */
export function listRedirectProblems(): ProblemList['all'] {
  return findRedirects().problems.all
}

/** Every address that leads to another: old ones, and folders whose index stands elsewhere. The file wins. */
export function getRedirects(): Map<string, string> {
  return new Map([...getDocsSite().redirects, ...readRedirects()])
}
