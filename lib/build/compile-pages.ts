import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog/posts'
import { getDocuments, type SourceDocument } from '../content/documents'
import { getDocsSite } from '../docs/site'
import { withConfiguration } from '../integrations/document'
import { getIntegrations } from '../integrations/integrations'
import { findCompiled, isCompiled, storeCompiled } from '../mdx/cache'
import { compileBody, type CompileOptions } from '../mdx/compile'
import type { CompiledBody, CompileInput } from '../mdx/types'
import { getPages } from '../pages/pages'
import { ContentError } from '../kit/problems'

/** A page of this build, and the text that it shows. */
export interface SitePage {
  path: string
  document: SourceDocument
}

/** Lines that stand before a document's body in its file. */
function countLinesBefore(contentDir: string, { file, body, source }: SourceDocument): number {
  if (source !== undefined) return source.bodyOffset
  const text = readFileSync(path.join(contentDir, file), 'utf8').replaceAll('\r\n', '\n')
  return text.slice(0, text.length - body.length).split('\n').length - 1
}

/** Texts of integrations end with their configuration, which is no part of the body in their file. */
function listIntegrationDocuments(contentDir: string): SourceDocument[] {
  return getDocuments('Integration').map((document) => ({
    ...withConfiguration(document),
    source: { file: document.file, bodyOffset: countLinesBefore(contentDir, document) },
  }))
}

/** The pages of this build with their addresses. `contentlayer2 build` must have run. */
export function listPages(contentDir: string): SitePage[] {
  const written = [...getDocuments('Doc'), ...getDocuments('Post'), ...getDocuments('Page')]
  const all = [...written, ...listIntegrationDocuments(contentDir)]
  const documents = new Map(all.map((document) => [document.file, document]))
  const pages = [...getDocsSite().entries, ...getPosts(), ...getIntegrations(), ...getPages()]
  return pages.flatMap(({ path: address, file }) => {
    const document = documents.get(file)
    return document === undefined ? [] : [{ path: address, document }]
  })
}

function toInput(document: SourceDocument, contentDir: string): CompileInput {
  const file = document.source?.file ?? document.file
  return { file, body: document.body, bodyOffset: countLinesBefore(contentDir, document) }
}

/**
 * The text of a page as HTML, from the cache where it stands there.
 * @returns whether it was compiled anew
 * @throws ContentError with every error of the page
 */
export async function compilePage(
  { document }: SitePage,
  options: CompileOptions,
): Promise<{ body: CompiledBody; fresh: boolean }> {
  const input = toInput(document, options.contentDir)
  const known = findCompiled(input, options.strict, options.contentDir)
  if (known !== undefined) return { body: known, fresh: false }
  const body = await compileBody(input, options)
  storeCompiled(input, options.strict, body)
  return { body, fresh: true }
}

/** Those of these pages that the cache does not have. */
export function findMissing(pages: readonly SitePage[], { contentDir, strict }: CompileOptions): Set<SitePage> {
  return new Set(pages.filter(({ document }) => !isCompiled(toInput(document, contentDir), strict)))
}

/**
 * Compiles what the cache lacks, from the last page on, while another process begins with the first one and finds what
 * this has done. Pages with errors are left to it, which reports them.
 */
export async function compileFromEnd(options: CompileOptions): Promise<void> {
  for (const page of listPages(options.contentDir).reverse()) {
    if (isCompiled(toInput(page.document, options.contentDir), options.strict)) continue
    try {
      await compilePage(page, options)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
  }
}
