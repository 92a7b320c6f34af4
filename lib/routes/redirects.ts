import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { listTags } from '../blog'
import { type DocsSite, getDocsSite } from '../docs'
import { isForeignTree, isOwnTree } from '../kit/env'
import { ProblemList } from '../kit/problems'
import { checkRedirects } from './redirects/check'
import { readRedirectLines } from './redirects/file'
import { getSiteRoutes } from './routes'
import { decodePath } from '../kit/urls'

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

/** Where Docusaurus has the pages of tags. Posts of a tree that was written for it may link there. */
function getTagRedirects(): [from: string, to: string][] {
  if (!isForeignTree()) return []
  return listTags().flatMap(({ path }) =>
    path.startsWith('/blog/tags/') ? [] : [[path.replace('/blog/', '/blog/tags/'), path]],
  )
}

/** Every address that leads to another: old ones, and folders whose index stands elsewhere. The file wins. */
export function getRedirects(): Map<string, string> {
  return new Map([...getDocsSite().redirects, ...getTagRedirects(), ...readRedirects()])
}
