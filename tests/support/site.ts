import { buildDocsSite, type DocsOptions, type DocsSite } from '@/lib/docs/site'
import { readDocuments } from './documents'

/** The documentation of a tree, by default as one that was written for Docusaurus. */
export function buildSite(contentDir: string, options: Partial<DocsOptions> = {}): DocsSite {
  return buildDocsSite(readDocuments(contentDir, 'Doc'), { contentDir, isForeign: true, ...options })
}
