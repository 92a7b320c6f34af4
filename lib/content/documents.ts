import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Collection } from './fields'
import { isPrivatePath } from './source-file'

/** A page as Contentlayer hands it over. */
export interface SourceDocument {
  /** Path below the content folder, with forward slashes. */
  file: string
  frontMatter: Record<string, unknown>
  body: string
  /** A page that is made from a file of another name: where its text is edited, if anywhere. */
  source?: { file: string | undefined; bodyOffset: number }
}

interface GeneratedDocument extends Record<string, unknown> {
  body: { raw: string }
  _raw: { sourceFilePath: string }
}

/** Pages of the documentation that no file of their own stands for: lib/sdk makes them. */
const madeDocumentsFile = '.cache/sdk/documents.json'

function readMade(): SourceDocument[] {
  return existsSync(madeDocumentsFile) ? (JSON.parse(readFileSync(madeDocumentsFile, 'utf8')) as SourceDocument[]) : []
}

/** Leaves pages that are made for `getDocuments` to find. */
export function writeMadeDocuments(documents: readonly SourceDocument[]): void {
  const text = JSON.stringify(documents)
  if (existsSync(madeDocumentsFile) && readFileSync(madeDocumentsFile, 'utf8') === text) return
  mkdirSync(path.dirname(madeDocumentsFile), { recursive: true })
  writeFileSync(madeDocumentsFile, text)
}

const generated = '.contentlayer/generated'
const loaded = new Map<string, { mtimeMs: number; documents: SourceDocument[] }>()

function toSourceDocument({
  body,
  _raw,
  _id: _ignoredId,
  type: _ignoredType,
  ...frontMatter
}: GeneratedDocument): SourceDocument {
  return { file: _raw.sourceFilePath, frontMatter, body: body.raw.replaceAll('\r\n', '\n') }
}

/** While Next.js draws pages nothing is written any more, and every link of every menu asks for documents. */
const isDrawing = process.env.NEXT_PHASE === 'phase-production-build'

/**
 * The documents of a collection, in path order. `contentlayer2 build` must have run.
 * They are read as a file rather than imported, so that no bundle carries the text of every page.
 * @throws when Contentlayer has not run
 */
export function getDocuments(name: Collection['name']): SourceDocument[] {
  const known = loaded.get(name)
  if (known !== undefined && isDrawing) return known.documents
  const file = path.join(generated, name, '_index.json')
  let mtimeMs: number
  try {
    mtimeMs = statSync(file).mtimeMs
  } catch {
    throw new Error(`${file} is missing. Run "npm run content" first.`)
  }
  if (name === 'Doc' && existsSync(madeDocumentsFile)) mtimeMs += statSync(madeDocumentsFile).mtimeMs
  if (known?.mtimeMs === mtimeMs) return known.documents
  const documents = (JSON.parse(readFileSync(file, 'utf8')) as GeneratedDocument[])
    .map(toSourceDocument)
    .concat(name === 'Doc' ? readMade() : [])
    .filter((document) => name === 'Partial' || !isPrivatePath(document.file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  loaded.set(name, { mtimeMs, documents })
  return documents
}
