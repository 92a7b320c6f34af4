import { statSync } from 'node:fs'
import path from 'node:path'
import { findClosestAddress } from '../kit/closest'
import { cacheByObject } from '../kit/cache-by-object'
import { ProblemList } from '../kit/problems'
import { decodePath } from '../kit/urls'
import { expandLine, isPattern, redirectFile, type RedirectLine, readRedirectLines } from './redirects/file'
import { listTags } from '../blog'
import { type DocsSite, getDocsSite } from '../docs'
import { hasOwnMenus } from '../content/tree-settings'
import { getContentDir, isForeignTree, isOwnTree } from '../kit/env'
import { getSiteRoutes } from './routes'

/** Addresses of this build's pages, redirects of folders without one, and whether there's a file at an address. */
export interface RedirectContext {
  pages: ReadonlySet<string>
  folders: ReadonlyMap<string, string>
  hasFile: (address: string) => boolean
  /** Our own content must have every target. For other content, redirects without one are left out. */
  isOwn: boolean
}

const toPage = (address: string) => address.replace(/#.*$/, '')

/** Follows redirects from an address until they end or loop. */
function follow(from: string, targets: ReadonlyMap<string, string>) {
  const chain = [from]
  let isLoop = false
  for (let next = targets.get(from); next !== undefined && !isLoop; next = targets.get(toPage(next))) {
    isLoop = chain.map(toPage).includes(toPage(next))
    chain.push(next)
  }
  return { chain, isLoop }
}

/** Expands patterns and ensures that each redirect leads to a page directly. Reports what doesn't. */
export function checkRedirects(
  lines: readonly RedirectLine[],
  { pages, folders, hasFile, isOwn }: RedirectContext,
  problems: ProblemList,
): Map<string, string> {
  /** Fails the build for our own content. Other content is edited independently, so the redirect is skipped. */
  function reject({ line }: RedirectLine, found: string, expected: string): void {
    if (isOwn) problems.error(redirectFile, line, `${found}. ${expected}`)
    else problems.warn(redirectFile, line, `${found}. The redirect is ignored.`)
  }
  const expanded = lines.flatMap((line) => {
    const found = expandLine(line, pages)
    if (isPattern(line) && found.length === 0)
      reject(line, `${line.from} redirects to ${line.to}, but no page matches`, 'Expected at least one.')
    return found
  })
  const targets = new Map([...folders, ...expanded.map(({ from, to }) => [from, to] as const)])
  const valid = new Map<string, string>()
  for (const line of expanded) {
    const { from, to } = line
    const { chain, isLoop } = follow(from, targets)
    const end = chain.at(-1) ?? to
    if (pages.has(from) || pages.has(decodePath(from)) || hasFile(from))
      reject(line, `${from} already exists, so the redirect would replace it`, 'Remove this line.')
    else if (isLoop) {
      const message = `${chain.join(' → ')} is a redirect loop. Expected it to end at a page.`
      problems.error(redirectFile, line.line, message)
    } else if (!pages.has(toPage(end))) {
      const closest = findClosestAddress(toPage(end), [...pages])
      const expected = `Expected a page.${closest === undefined ? '' : ` Did you mean ${closest}?`}`
      reject(line, `${from} redirects to ${end}, which doesn’t exist`, expected)
    } else if (chain.length > 2 && isOwn)
      reject(line, `${from} redirects to ${to}, which redirects to ${end}`, `Expected ${end}.`)
    else valid.set(from, end)
  }
  return valid
}

const findRedirects = cacheByObject((site: DocsSite) => {
  const problems = new ProblemList()
  const context = {
    pages: new Set(getSiteRoutes().map((route) => route.path)),
    folders: site.redirects,
    hasFile: (address: string) =>
      statSync(path.join('public', decodePath(address)), { throwIfNoEntry: false })?.isFile() === true,
    isOwn: isOwnTree(),
  }
  // Such a site also has its own addresses, so our redirects don't apply.
  const lines = hasOwnMenus(getContentDir()) ? [] : readRedirectLines(problems)
  return { redirects: checkRedirects(lines, context, problems), problems }
})

/** Redirects from redirects.json, with patterns expanded. Leaves out invalid ones. */
export const readRedirects = (): Map<string, string> => findRedirects(getDocsSite()).redirects

/** Problems in redirects.json in this build. */
export const listRedirectProblems = (): ProblemList['all'] => findRedirects(getDocsSite()).problems.all

/** Every redirect: from redirects.json, and from folders whose index is elsewhere. The file takes precedence. */
export function getRedirects(): Map<string, string> {
  // Posts written for Docusaurus may link to its addresses of tags.
  const tags = isForeignTree() ? listTags().filter((tag) => !tag.path.startsWith('/blog/tags/')) : []
  const tagRedirects = tags.map((tag) => [tag.path.replace('/blog/', '/blog/tags/'), tag.path] as const)
  return new Map([...getDocsSite().redirects, ...tagRedirects, ...readRedirects()])
}
