import { buildDocsSite, type DocsOptions, type DocsSite } from '@/lib/docs/site'
import { readSdkDocuments } from '@/lib/sdk/documents'
import { readDocuments } from './documents'

/** The documentation of a tree, which by default is one written for Docusaurus. */
export function buildSite(contentDir: string, options: Partial<DocsOptions> = {}): DocsSite {
  const documents = [...readDocuments(contentDir, 'Doc'), ...readSdkDocuments(contentDir)]
  documents.sort((a, b) => (a.file < b.file ? -1 : 1))
  return buildDocsSite(documents, { contentDir, isForeign: true, ...options })
}
