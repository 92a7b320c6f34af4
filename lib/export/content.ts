import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { checkBlog } from '../blog'
import { getBody, hasBody, storeBody } from '../content/bodies'
import { parseSource } from '../content/source-file'
import { showProblem } from '../content/show-problem'
import { getDocsSite, hasDocs, describeMissingDocs } from '../docs'
import { areDraftsShown, getReactions } from '../kit/env'
import { exampleArchivePath } from '../outputs/example-archive'
import { ContentError, ProblemList, type Problem } from '../kit/problems'
import type { Reference } from '../mdx/types'
import { hasAnchor, type AddressBook } from '../routes/address-book'
import { getRedirects } from '../routes/redirects'
import { getSiteRoutes } from '../routes/routes'
import { compilePage, findMissing, listPages, type SitePage } from './compile-pages'
import type { PageOptions } from './compiler'
import { finishPage } from './finish-page'

/** Starts a process that compiles the same pages from last to first. Returns a function that stops it. */
export type StartHelper = () => () => void

/** With fewer pages than this, compiling finishes before a helper has started. */
const MIN_PAGES_FOR_HELPER = 60

export type ContentReport = Awaited<ReturnType<typeof buildContent>>

/** Ids of each page by address. Kept in memory between edits in development. */
export type PageIds = Map<string, readonly string[] | undefined>

/** Line of a field in a page's front matter, or of the page's start. */
function findFieldLine(contentDir: string, file: string, name: string): number | undefined {
  const absolute = path.join(contentDir, file)
  if (!existsSync(absolute)) return undefined
  return parseSource(file, readFileSync(absolute, 'utf8'), new ProblemList())?.fieldLines[name] ?? 1
}

/** Everything that building a page needs to know about the others. Adds `ids` while pages are compiled. */
function createContext(options: PageOptions, ids: PageIds) {
  const { duplicates } = getDocsSite()
  const { contentDir } = options
  const pages = listPages(contentDir)
  const routes = getSiteRoutes()
  const known = new Set(routes.map(({ path: address }) => address))
  for (const address of ids.keys()) if (!known.has(address)) ids.delete(address)
  for (const address of known) if (!ids.has(address)) ids.set(address, undefined)
  /** Links to headings and other ids, which are checked once all pages are compiled. */
  const anchors: (Pick<Reference, 'target' | 'file' | 'line'> & { path: string; hash: string })[] = []
  const book: AddressBook = {
    pages: ids,
    redirects: getRedirects(),
    hasFile: (address) => address === exampleArchivePath || existsSync(path.join('public', address)),
    listed: new Set(routes.filter(({ unlisted }) => !unlisted).map((route) => route.path)),
  }
  return {
    ...{ options, ids, pages, contentDir, book, anchors },
    problems: new ProblemList(),
    addressOfFile: new Map([
      ...pages.map(({ document, path: address }) => [document.file, address] as const),
      ...duplicates.map(({ entry }) => [entry.file, entry.path] as const),
    ]),
    /** For each file whose address is taken: the file that's published instead. */
    winnerOfFile: new Map(duplicates.map(({ entry, winner }) => [entry.file, winner])),
  }
}

export type BuildContext = ReturnType<typeof createContext>

/** Compiles and stores a page. Returns whether this call compiled it, or undefined if it has errors. */
async function buildPage(page: SitePage, context: BuildContext): Promise<boolean | undefined> {
  const { path: address, document } = page
  const { problems, ids, options } = context
  try {
    const { body, fresh } = await compilePage(page, options)
    const first = problems.all.length
    problems.all.push(...body.warnings)
    // Cloned, because substrings keep the whole text in memory.
    ids.set(address, structuredClone(body.ids))
    const finished = finishPage({ ...page, body }, context)
    const found = areDraftsShown() ? problems.all.slice(first).map(showProblem) : []
    storeBody(document.file, found.length === 0 ? finished : { ...finished, problems: found })
    return fresh
  } catch (error) {
    if (!(error instanceof ContentError))
      throw new Error(`${document.file}: ${(error as Error).message}`, { cause: error })
    problems.all.push(...error.problems)
    // In development, the page itself shows its errors.
    if (areDraftsShown()) storeProblemPage(document.file, error.problems)
    return undefined
  }
}

/** Makes a page show its errors in place of its text, in development. */
export function storeProblemPage(file: string, problems: readonly Problem[]): void {
  storeBody(file, { html: '', headings: [], text: '', error: problems.map(showProblem).join('\n') })
}

/** Reports links to ids that don't exist. In development, their pages show them, too. */
function checkAnchors({ anchors, book, problems }: BuildContext): void {
  for (const { target, file, line, path: address, hash } of anchors) {
    if (hasAnchor(address, hash, book)) continue
    const before = problems.all.length
    const message = `Broken link to ${target}: ${address} has no heading with the id "${hash}".`
    problems.report(getReactions().brokenAnchors, file, line, message)
    if (!areDraftsShown() || !hasBody(file)) continue
    const body = getBody(file)
    const shown = problems.all.slice(before).map(showProblem)
    storeBody(file, { ...body, problems: [...new Set([...(body.problems ?? []), ...shown])] })
  }
}

/** Compiles the pages again whose address or source file has changed, in development. */
export async function rebuildPages(
  options: PageOptions,
  ids: PageIds,
  isChanged: (address: string, file: string) => boolean,
) {
  const context = createContext(options, ids)
  const chosen = context.pages.filter(({ path: address, document }) =>
    isChanged(address, document.source?.file ?? document.file),
  )
  for (const page of chosen) await buildPage(page, context)
  checkAnchors(context)
  return { pages: chosen.length, problems: context.problems }
}

interface BuildParts {
  startHelper?: StartHelper
  ids?: PageIds
  /** Called after each page. Return false to stop, because a newer edit makes the rest outdated. */
  onPage?: (done: number, total: number) => boolean | void
}

/**
 * Compiles every page, checks its links, and stores the results. Only ids stay in memory, because all pages of a large
 * site wouldn't fit. Reports the errors of all pages. @throws if a page fails for a reason that isn't in the content
 */
export async function buildContent(options: PageOptions, { startHelper, ids = new Map(), onPage }: BuildParts = {}) {
  const { duplicates, indexes } = getDocsSite()
  const context = createContext(options, ids)
  const { pages, problems } = context
  let [compiled, fresh, isStopped] = [0, 0, false]
  const missing = findMissing(pages, options)
  const stopHelper = missing.size < MIN_PAGES_FOR_HELPER ? undefined : startHelper?.()
  for (const [index, page] of pages.entries()) {
    // Compiling is synchronous, so yield to let share images be drawn in the meantime.
    await yieldToEventLoop()
    const isFresh = await buildPage(page, context)
    if (isFresh !== undefined) compiled++
    if (isFresh === true || (isFresh === false && missing.has(page))) fresh++
    isStopped = onPage?.(index + 1, pages.length) === false
    if (isStopped) break
  }
  stopHelper?.()
  /** `compiled` counts those that didn't come from the cache. */
  const report = { pages: compiled, compiled: fresh, problems, isStopped }
  if (isStopped) return report
  for (const { folder, description } of options.strict ? indexes : []) {
    if (folder === '' || description !== '') continue
    const expected = '"link": {"type": "generated-index", "description": "one sentence of 50 to 160 characters"}'
    const message = `The folder has no index page, and its generated index has no description. Expected ${expected}.`
    problems.error(`docs/${folder}/_category_.json`, undefined, message)
  }
  for (const { entry, winner } of duplicates) {
    const message = `The address ${entry.path} is already used by ${winner}. Change the slug of one of them.`
    const line = findFieldLine(options.contentDir, entry.file, 'slug')
    problems.report(getReactions().duplicateRoutes, entry.file, line, message)
  }
  checkBlog(options.contentDir, options.strict, problems)
  checkAnchors(context)
  if (!hasDocs()) problems.warn('docs/', undefined, describeMissingDocs('The home page'))
  return report
}
