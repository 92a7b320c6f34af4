import { statSync } from 'node:fs'
import path from 'node:path'
import { findClosestAddress } from '../kit/closest'
import { cacheByObject } from '../kit/cache-by-object'
import { ProblemList } from '../kit/problems'
import { decodePath } from '../kit/urls'
import { expandLine, isPattern, redirectFile, type RedirectLine, readRedirectLines } from './redirects/file'
import { listTags } from '../blog'
import { type DocsSite, getDocsSite } from '../docs'
import { findTreeSettings } from '../content/tree-settings'
import { getContentDir, isForeignTree, isOwnTree } from '../kit/env'
import { getSiteRoutes } from './routes'

export interface RedirectContext {
  /** Addresses of this build's pages. */
  pages: ReadonlySet<string>
  /** Redirects of folders without a page. */
  folders: ReadonlyMap<string, string>
  /** Whether the export has a file at an address that isn't a page. */
  hasFile: (address: string) => boolean
  /**
   * Whether it's our own content, which must have every target. For other content, redirects without a target are left
   * out.
   */
  isOwn: boolean
}

const toPage = (address: string) => address.replace(/#.*$/, '')

/** Follows redirects from an address until they end or loop. */
function follow(from: string, targets: ReadonlyMap<string, string>): { chain: string[]; isLoop: boolean } {
  const chain = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(toPage(next))) {
    const isLoop = chain.some((address) => toPage(address) === toPage(next ?? ''))
    chain.push(next)
    if (isLoop) return { chain, isLoop }
  }
  return { chain, isLoop: false }
}

/**
 * Computes this build's redirects: expands patterns and ensures each leads to a page directly.
 * @param problems collects missing targets, loops, chains and redirects that would hide a page, with line numbers
 */
export function checkRedirects(
  lines: readonly RedirectLine[],
  { pages, folders, hasFile, isOwn }: RedirectContext,
  problems: ProblemList,
): Map<string, string> {
  /**
   * Fails the build for our own content. For other content, skips the redirect, because the two should be editable
   * independently.
   */
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
  // A configured Docusaurus site has its own addresses, so our redirects don't apply.
  const isConfigured = findTreeSettings(getContentDir())?.navbar !== undefined
  const lines = isConfigured ? [] : readRedirectLines(problems)
  return { redirects: checkRedirects(lines, context, problems), problems }
})

/** Redirects from redirects.json, with patterns expanded. Leaves out invalid ones. */
export function readRedirects(): Map<string, string> {
  return findRedirects(getDocsSite()).redirects
}

/** Problems in redirects.json in this build. */
export function listRedirectProblems(): ProblemList['all'] {
  return findRedirects(getDocsSite()).problems.all
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
