import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog'
import { getDocuments, type SourceDocument } from '../content/documents'
import { getDocsSite } from '../docs'
import { getIntegrations, withConfiguration } from '../integrations'
import { findCompiled, isCompiled, storeCompiled } from '../mdx/cache'
import { compileBody } from '../mdx/compile'
import type { CompiledBody, CompileInput } from '../mdx/types'
import { getPages } from '../pages'
import { toCacheKey, toCompileOptions, type PageOptions } from './compiler'
import { ContentError, type ProblemList } from '../kit/problems'

/** A page of this build and its source document. */
export interface SitePage {
  path: string
  document: SourceDocument
}

/** Number of lines before a document's body in its file. */
function countLinesBefore(contentDir: string, { file, body, source }: SourceDocument): number {
  if (source !== undefined) return source.bodyOffset
  const text = readFileSync(path.join(contentDir, file), 'utf8').replaceAll('\r\n', '\n')
  return text.slice(0, text.length - body.length).split('\n').length - 1
}

/** The pages of this build with their addresses. Requires `contentlayer2 build` to have run. */
export function listPages(contentDir: string): SitePage[] {
  // Integration texts end with their configuration, which isn't part of the body in the file.
  const integrations = getDocuments('Integration').map((document) => ({
    ...withConfiguration(document),
    source: { file: document.file, bodyOffset: countLinesBefore(contentDir, document) },
  }))
  const all = [...getDocuments('Doc'), ...getDocuments('Post'), ...getDocuments('Page'), ...integrations]
  const documents = new Map(all.map((document) => [document.file, document]))
  const pages = [...getDocsSite().entries, ...getPosts(), ...getIntegrations(), ...getPages()]
  return pages.flatMap(({ path: address, file }) => {
    const document = documents.get(file)
    return document === undefined ? [] : [{ path: address, document }]
  })
}

function toInput(document: SourceDocument, contentDir: string): CompileInput {
  const file = document.source?.file ?? document.file
  const { body, frontMatter } = document
  return { file, body, frontMatter, bodyOffset: countLinesBefore(contentDir, document) }
}

/**
 * Compiles a page to HTML, or reads it from the cache.
 * @throws ContentError with every error of the page
 */
export async function compilePage(
  { document }: SitePage,
  options: PageOptions,
): Promise<{ body: CompiledBody; fresh: boolean }> {
  const input = toInput(document, options.contentDir)
  const key = toCacheKey(input, options.strict)
  const compileOptions = toCompileOptions(options)
  const known = findCompiled(key, compileOptions)
  if (known !== undefined) return { body: known, fresh: false }
  const body = await compileBody(input, compileOptions)
  storeCompiled(key, body)
  return { body, fresh: true }
}

/** Compiles drafts, which aren't part of an export, to find their errors. */
export async function checkDrafts(options: PageOptions, problems: ProblemList): Promise<number> {
  const drafts = [...getDocuments('Doc'), ...getDocuments('Post')].filter(
    ({ frontMatter }) => frontMatter.draft === true,
  )
  for (const document of drafts) {
    try {
      const { body } = await compilePage({ path: '', document }, options)
      problems.all.push(...body.warnings)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.all.push(...error.problems)
    }
  }
  return drafts.length
}

function isCached({ document }: SitePage, { contentDir, strict }: PageOptions): boolean {
  return isCompiled(toCacheKey(toInput(document, contentDir), strict))
}

/** The pages that aren't in the cache. */
export function findMissing(pages: readonly SitePage[], options: PageOptions): Set<SitePage> {
  return new Set(pages.filter((page) => !isCached(page, options)))
}

/**
 * Compiles uncached pages from last to first, while another process goes from first to last and reuses the results.
 * Skips pages with errors, because the other process reports them.
 */
export async function compileFromEnd(options: PageOptions): Promise<void> {
  for (const page of listPages(options.contentDir).reverse()) {
    if (isCached(page, options)) continue
    try {
      await compilePage(page, options)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
  }
}
