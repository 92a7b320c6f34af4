import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { findClosest, toSuggestion } from '../kit/closest'
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

function suggest(target: string, { pages }: RedirectContext): string {
  const known = [...pages]
  const closest =
    findClosest(target, known) ?? known.find((page) => page.endsWith(target.slice(target.lastIndexOf('/'))))
  return closest === undefined ? '' : toSuggestion(closest, [closest])
}

/** Collects valid redirects and reports invalid ones. */
class Checker {
  readonly valid = new Map<string, string>()
  private readonly targets: Map<string, string>

  constructor(
    lines: readonly RedirectLine[],
    private readonly context: RedirectContext,
    private readonly problems: ProblemList,
  ) {
    this.targets = new Map([...context.folders, ...lines.map(({ from, to }) => [from, to] as const)])
    for (const line of lines) this.check(line)
  }

  private check(line: RedirectLine): void {
    const { pages, hasFile } = this.context
    const { from, to } = line
    if (pages.has(from) || pages.has(decodePath(from)) || hasFile(from)) {
      this.reject(line, `${from} already exists, so the redirect would replace it`, 'Remove this line.')
      return
    }
    const { chain, isLoop } = follow(from, this.targets)
    if (isLoop) {
      this.problems.error(
        redirectFile,
        line.line,
        `${chain.join(' → ')} is a redirect loop. Expected it to end at a page.`,
      )
      return
    }
    const end = chain.at(-1) ?? to
    if (!pages.has(toPage(end))) {
      this.reject(
        line,
        `${from} redirects to ${end}, which doesn’t exist`,
        `Expected a page.${suggest(toPage(end), this.context)}`,
      )
      return
    }
    if (chain.length > 2 && this.context.isOwn) {
      this.reject(line, `${from} redirects to ${to}, which redirects to ${end}`, `Expected ${end}.`)
      return
    }
    this.valid.set(from, end)
  }

  /**
   * Fails the build for our own content. For other content, skips the redirect, because the two should be editable
   * independently.
   */
  private reject({ line }: RedirectLine, found: string, expected: string): void {
    if (this.context.isOwn) this.problems.error(redirectFile, line, `${found}. ${expected}`)
    else this.problems.warn(redirectFile, line, `${found}. The redirect is ignored.`)
  }
}

/**
 * Computes this build's redirects: expands patterns and ensures each leads to a page directly.
 * @param problems collects missing targets, loops, chains and redirects that would hide a page, with line numbers
 */
export function checkRedirects(
  lines: readonly RedirectLine[],
  context: RedirectContext,
  problems: ProblemList,
): Map<string, string> {
  const expanded = lines.flatMap((line) => {
    const found = expandLine(line, context.pages)
    if (isPattern(line) && found.length === 0) {
      const finding = `${line.from} redirects to ${line.to}, but no page matches`
      if (context.isOwn) problems.error(redirectFile, line.line, `${finding}. Expected at least one.`)
      else problems.warn(redirectFile, line.line, `${finding}. The redirect is ignored.`)
    }
    return found
  })
  return new Checker(expanded, context, problems).valid
}

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
  // A configured Docusaurus site has its own addresses, so our redirects don't apply.
  const isConfigured = findTreeSettings(getContentDir())?.navbar !== undefined
  const lines = isConfigured ? [] : readRedirectLines(problems)
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
