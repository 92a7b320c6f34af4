import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as giveWay } from 'node:timers/promises'
import { checkBlog } from '../blog/check'
import { getPosts } from '../blog/posts'
import { storeBody } from '../content/bodies'
import { getDocuments, type SourceDocument } from '../content/documents'
import { hasDocs, toMissingDocs } from '../docs/require-docs'
import { getSidebarFile, isLongSidebar, writeSidebar } from '../docs/sidebar-html'
import { getDocsSite } from '../docs/site'
import { areDraftsShown, getReactions } from '../env'
import { withConfiguration } from '../integrations/document'
import { getIntegrations } from '../integrations/integrations'
import type { AddressBook } from '../links/address-book'
import { getPages } from '../pages/pages'
import { findCompiled, storeCompiled } from '../mdx/cache'
import { compileBody, type CompileOptions } from '../mdx/compile'
import type { CompiledBody } from '../mdx/types'
import { ContentError, ProblemList } from '../problems'
import { getRedirects } from '../redirects'
import { getSiteRoutes } from '../routes'
import { finishPage, react, type CompiledPage } from './finish-page'

export interface ContentReport {
  pages: number
  /** Pages compiled in this run; the others came from the cache. */
  compiled: number
  problems: ProblemList
}

/** Lines that stand before a document's body in its file. */
function countLinesBefore(contentDir: string, { file, body, source }: SourceDocument): number {
  if (source !== undefined) return source.bodyOffset
  const text = readFileSync(path.join(contentDir, file), 'utf8').replaceAll('\r\n', '\n')
  return text.slice(0, text.length - body.length).split('\n').length - 1
}

async function compileDocument(
  document: SourceDocument,
  options: CompileOptions,
): Promise<{ body: CompiledBody; fresh: boolean }> {
  const file = document.source?.file ?? document.file
  const input = { file, body: document.body, bodyOffset: countLinesBefore(options.contentDir, document) }
  const known = findCompiled(input, options.strict, options.contentDir)
  if (known !== undefined) return { body: known, fresh: false }
  const body = await compileBody(input, options)
  storeCompiled(input, options.strict, body)
  return { body, fresh: true }
}

/** Texts of integrations end with their configuration, which is no part of the body in their file. */
function listIntegrationDocuments(contentDir: string): SourceDocument[] {
  return getDocuments('Integration').map((document) => ({
    ...withConfiguration(document),
    source: { file: document.file, bodyOffset: countLinesBefore(contentDir, document) },
  }))
}

/** The pages of this build with their addresses. */
function listPages(contentDir: string): { path: string; document: SourceDocument }[] {
  const written = [...getDocuments('Doc'), ...getDocuments('Post'), ...getDocuments('Page')]
  const all = [...written, ...listIntegrationDocuments(contentDir)]
  const documents = new Map(all.map((document) => [document.file, document]))
  const pages = [...getDocsSite().entries, ...getPosts(), ...getIntegrations(), ...getPages()]
  return pages.flatMap(({ path: address, file }) => {
    const document = documents.get(file)
    return document === undefined ? [] : [{ path: address, document }]
  })
}

function buildAddressBook(pages: readonly CompiledPage[]): AddressBook {
  const routes = getSiteRoutes()
  const ids = new Map<string, readonly string[] | undefined>(routes.map((route) => [route.path, undefined]))
  for (const page of pages) ids.set(page.path, page.body.ids)
  return {
    pages: ids,
    redirects: getRedirects(),
    hasFile: (address) => existsSync(path.join('public', address)),
    listed: new Set(routes.filter(({ unlisted }) => !unlisted).map((route) => route.path)),
  }
}

/** Sidebars that are too long to stand on every page, each in a file of its own. */
function writeSidebarFiles(): void {
  for (const { name, sidebars } of getDocsSite().versions) {
    for (const [sidebar, items] of Object.entries(sidebars)) {
      const written = writeSidebar(items)
      if (!isLongSidebar(sidebar, written)) continue
      const file = path.join('public', getSidebarFile(name, sidebar))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, written.html)
    }
  }
}

/**
 * Compiles every page of the tree, checks its links, and leaves the finished texts for the pages to show.
 * `contentlayer2 build` must have run. In an export the first page with an error does not hide those of the others.
 * @throws ContentError with every error of every page
 */
export async function buildContent(options: CompileOptions): Promise<ContentReport> {
  const problems = new ProblemList()
  const compiled: CompiledPage[] = []
  let fresh = 0
  for (const { path: address, document } of listPages(options.contentDir)) {
    // Compiling never waits: what is drawn beside it would have no turn until the last page.
    await giveWay()
    try {
      const result = await compileDocument(document, options)
      compiled.push({ path: address, document, body: result.body })
      problems.all.push(...result.body.warnings)
      if (result.fresh) fresh++
    } catch (error) {
      if (!(error instanceof ContentError))
        throw new Error(`${document.file}: ${(error as Error).message}`, { cause: error })
      problems.all.push(...error.problems)
      // While somebody writes, the page itself says what is wrong with it.
      if (areDraftsShown())
        storeBody(document.file, { html: '', headings: [], words: 0, text: '', error: error.message })
    }
  }
  const { duplicates, indexes } = getDocsSite()
  for (const { folder, description } of options.strict ? indexes : []) {
    if (folder === '' || description !== '') continue
    const file = `docs/${folder}/_category_.json`
    const expected = '"link": {"type": "generated-index", "description": "one sentence of 50 to 160 characters"}'
    problems.error(
      file,
      undefined,
      `The folder has no page of its own, and its index no description. Expected ${expected}.`,
    )
  }
  for (const { entry, winner } of duplicates) {
    react(
      getReactions().duplicateRoutes,
      problems,
      entry.file,
      undefined,
      `The address ${entry.path} belongs to ${winner} already, which comes first. Give one of them another slug.`,
    )
  }
  checkBlog(options.contentDir, options.strict, problems)
  const addressOfFile = new Map(compiled.map(({ document, path: address }) => [document.file, address]))
  const book = buildAddressBook(compiled)
  for (const page of compiled) finishPage(page, options.contentDir, addressOfFile, book, problems)
  writeSidebarFiles()
  if (!hasDocs()) problems.warn('docs/', undefined, toMissingDocs('The start page, which leads to the documentation,'))
  return { pages: compiled.length, compiled: fresh, problems }
}
