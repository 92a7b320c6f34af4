import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog'
import { getDocuments, type SourceDocument } from '../content/documents'
import { getDocsSite } from '../docs'
import { getIntegrations, withConfiguration } from '../integrations'
import { writeAtomically } from '../kit/files'
import { compileBody, type CompileOptions } from '../mdx/compile'
import { hashFile } from '../mdx/page-modules'
import type { CompiledBody, CompileInput } from '../mdx/types'
import { getPages } from '../pages'
import { toCacheKey, toCompileOptions, type PageOptions } from './compiler'
import { ContentError, type Problem, type ProblemList } from '../kit/problems'

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

const cacheFolder = '.cache/mdx'

const toCacheFile = (key: string) => path.join(cacheFolder, `${key}.json`)

/** The compiled body for a key, unless its partials or drawings have changed. */
export function findCompiled(key: string, { contentDir, drawings }: CompileOptions): CompiledBody | undefined {
  if (!existsSync(toCacheFile(key))) return undefined
  const compiled = JSON.parse(readFileSync(toCacheFile(key), 'utf8')) as CompiledBody
  if (compiled.catalog !== undefined && compiled.catalog !== drawings.getHash()) return undefined
  const isCurrent = Object.entries(compiled.dependencies).every(([file, hash]) => {
    const absolute = path.join(contentDir, file)
    return existsSync(absolute) && hashFile(absolute) === hash
  })
  return isCurrent ? compiled : undefined
}

/** Stores a compiled body. Safe if two processes store the same one. */
export function storeCompiled(key: string, compiled: CompiledBody): void {
  mkdirSync(cacheFolder, { recursive: true })
  writeAtomically(toCacheFile(key), JSON.stringify(compiled))
}

function toInput(document: SourceDocument, contentDir: string): CompileInput {
  const file = document.source?.file ?? document.file
  const { body, frontMatter } = document
  return { file, body, frontMatter, bodyOffset: countLinesBefore(contentDir, document) }
}

/** Compiles a page to HTML, or reads it from the cache. @throws ContentError with every error of the page */
export async function compilePage({ document }: SitePage, options: PageOptions) {
  const input = toInput(document, options.contentDir)
  const key = toCacheKey(input, options.strict)
  const compileOptions = toCompileOptions(options)
  const known = findCompiled(key, compileOptions)
  if (known !== undefined) return { body: known, fresh: false }
  const body = await compileBody(input, compileOptions)
  storeCompiled(key, body)
  return { body, fresh: true }
}

/** Compiles a page, and returns its errors and warnings. */
async function listProblems(page: SitePage, options: PageOptions): Promise<readonly Problem[]> {
  try {
    return (await compilePage(page, options)).body.warnings
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

/** Compiles drafts, which aren't part of an export, to find their errors. */
export async function checkDrafts(options: PageOptions, problems: ProblemList): Promise<number> {
  const documents = [...getDocuments('Doc'), ...getDocuments('Post')]
  const drafts = documents.filter(({ frontMatter }) => frontMatter.draft === true)
  for (const document of drafts) problems.all.push(...(await listProblems({ path: '', document }, options)))
  return drafts.length
}

/** Whether a page is in the cache, even if its partials or drawings have changed since. */
function isCached({ document }: SitePage, { contentDir, strict }: PageOptions): boolean {
  return existsSync(toCacheFile(toCacheKey(toInput(document, contentDir), strict)))
}

export function findMissing(pages: readonly SitePage[], options: PageOptions): Set<SitePage> {
  return new Set(pages.filter((page) => !isCached(page, options)))
}

/** Compiles uncached pages from last to first. Another process starts with the first, and reports errors. */
export async function compileFromEnd(options: PageOptions): Promise<void> {
  for (const page of listPages(options.contentDir).reverse())
    if (!isCached(page, options)) await listProblems(page, options)
}
