import { existsSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { checkBlog } from '../blog'
import { storeBody } from '../content/bodies'
import { getDocsSite, hasDocs, describeMissingDocs } from '../docs'
import { areDraftsShown, getReactions } from '../kit/env'
import { exampleArchivePath } from '../outputs/example-archive'
import type { AddressBook } from '../routes/address-book'
import { ContentError, ProblemList } from '../kit/problems'
import { getRedirects } from '../routes/redirects'
import { getSiteRoutes } from '../routes/routes'
import { compilePage, findMissing, listPages } from './compile-pages'
import type { PageOptions } from './compiler'
import { checkAnchors, finishPage, applyReaction, type AnchorLink } from './finish-page'

/** Starts a process that compiles the same pages from last to first. Returns a function that stops it. */
export type StartHelper = () => () => void

/** With fewer pages than this, compiling finishes before a helper has started. */
const MIN_PAGES_FOR_HELPER = 60

export interface ContentReport {
  pages: number
  /** Number of pages compiled in this run. The others came from the cache. */
  compiled: number
  problems: ProblemList
}

/** @param ids ids of each page, added while pages are compiled */
function buildAddressBook(ids: Map<string, readonly string[] | undefined>): AddressBook {
  const routes = getSiteRoutes()
  for (const { path: address } of routes) ids.set(address, undefined)
  return {
    pages: ids,
    redirects: getRedirects(),
    hasFile: (address) => address === exampleArchivePath || existsSync(path.join('public', address)),
    listed: new Set(routes.filter(({ unlisted }) => !unlisted).map((route) => route.path)),
  }
}

/**
 * Compiles every page, checks its links, and stores the results. Only ids stay in memory, because all pages of a large
 * site wouldn't fit. An export reports the errors of all pages, not just the first. Requires `contentlayer2 build` to
 * have run.
 * @throws ContentError with every error of every page
 */
export async function buildContent(options: PageOptions, startHelper?: StartHelper): Promise<ContentReport> {
  const problems = new ProblemList()
  const pages = listPages(options.contentDir)
  const { duplicates, indexes } = getDocsSite()
  const addressOfFile = new Map([
    ...pages.map(({ document, path: address }): [string, string] => [document.file, address]),
    ...duplicates.map(({ entry }): [string, string] => [entry.file, entry.path]),
  ])
  const winnerOfFile = new Map(duplicates.map(({ entry, winner }) => [entry.file, winner]))
  const ids = new Map<string, readonly string[] | undefined>()
  const book = buildAddressBook(ids)
  const anchors: AnchorLink[] = []
  let compiled = 0
  let fresh = 0
  const missing = findMissing(pages, options)
  const stopHelper = missing.size < MIN_PAGES_FOR_HELPER ? undefined : startHelper?.()
  for (const page of pages) {
    const { path: address, document } = page
    // Compiling is synchronous, so yield to let share images be drawn in the meantime.
    await yieldToEventLoop()
    try {
      const { body, fresh: isFresh } = await compilePage(page, options)
      problems.all.push(...body.warnings)
      // Cloned, because substrings keep the whole text in memory.
      ids.set(address, structuredClone(body.ids))
      finishPage({ ...page, body }, { ...options, addressOfFile, winnerOfFile, book, problems, anchors })
      compiled++
      if (isFresh || missing.has(page)) fresh++
    } catch (error) {
      if (!(error instanceof ContentError))
        throw new Error(`${document.file}: ${(error as Error).message}`, { cause: error })
      problems.all.push(...error.problems)
      // In development, the page itself shows its errors.
      if (areDraftsShown())
        storeBody(document.file, { html: '', headings: [], words: 0, text: '', error: error.message })
    }
  }
  stopHelper?.()
  for (const { folder, description } of options.strict ? indexes : []) {
    if (folder === '' || description !== '') continue
    const file = `docs/${folder}/_category_.json`
    const expected = '"link": {"type": "generated-index", "description": "one sentence of 50 to 160 characters"}'
    problems.error(
      file,
      undefined,
      `The folder has no index page, and its generated index has no description. Expected ${expected}.`,
    )
  }
  for (const { entry, winner } of duplicates) {
    applyReaction(
      getReactions().duplicateRoutes,
      problems,
      entry.file,
      undefined,
      `The address ${entry.path} is already used by ${winner}. Change the slug of one of them.`,
    )
  }
  checkBlog(options.contentDir, options.strict, problems)
  checkAnchors(anchors, book, problems)
  if (!hasDocs()) problems.warn('docs/', undefined, describeMissingDocs('The home page'))
  return { pages: compiled, compiled: fresh, problems }
}
