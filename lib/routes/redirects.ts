import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { listTags } from '../blog'
import { type DocsSite, getDocsSite } from '../docs'
import { findTreeSettings } from '../content/tree-settings'
import { getContentDir, isForeignTree, isOwnTree } from '../kit/env'
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
  // The redirects of this repository mean nothing to a site with a configuration of its own.
  const isOther = findTreeSettings(getContentDir())?.navbar !== undefined
  const lines = isOther ? [] : readRedirectLines(problems)
  return { redirects: checkRedirects(lines, context, problems), problems }
}

function findRedirects(): Redirects {
  const site = getDocsSite()
  const found = known.get(site)
  if (found !== undefined) return found
  const redirects = buildRedirects()
  known.set(site, redirects)
  return redirects
}

/** Redirects from redirects.json, with patterns expanded. Leaves out invalid ones. */
export function readRedirects(): Map<string, string> {
  return findRedirects().redirects
}

/** Problems in redirects.json in this build. */
export function listRedirectProblems(): ProblemList['all'] {
  return findRedirects().problems.all
}

/** Redirects from Docusaurus's tag addresses, which posts written for it may link to. */
function getTagRedirects(): [from: string, to: string][] {
  if (!isForeignTree()) return []
  return listTags().flatMap(({ path }) =>
    path.startsWith('/blog/tags/') ? [] : [[path.replace('/blog/', '/blog/tags/'), path]],
  )
}

/** Every redirect: from redirects.json, and from folders whose index is elsewhere. The file takes precedence. */
export function getRedirects(): Map<string, string> {
  return new Map([...getDocsSite().redirects, ...getTagRedirects(), ...readRedirects()])
}
