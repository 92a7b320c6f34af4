import { findLeadingHeading, toFieldText } from '../content/source-file'
import type { SourceDocument } from '../content/documents'
import { joinPath } from '../kit/urls'
import { getAreaName } from './areas'
import { toDocIdentity } from './identity'
import type { DocEntry } from './types'

/** Location of a version's pages, and the root of its addresses. */
export interface VersionPlace {
  name: string
  /** Path relative to the content folder: `docs`, `versioned_docs/version-1.0`. */
  folder: string
  /** `/docs`, `/docs/1.0`. */
  path: string
}

/** A sidebar position. Docusaurus also accepts `"2"`. */
function toPosition(value: unknown): number | undefined {
  const position = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof position === 'number' && Number.isFinite(position) ? position : undefined
}

/** The first paragraph, for pages without a description. */
function findExcerpt(body: string): string {
  const paragraph = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .find((block) => /^[\p{L}\p{N}"'[*_`]/u.test(block) && !/^(import|export)\s/.test(block) && !/\n=+$/.test(block))
  const plain = (paragraph ?? '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>|[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
  return plain.length <= 160 ? plain : plain.slice(0, 157).replace(/\s+\S*$/, '') + '…'
}

function toSidebar(frontMatter: Record<string, unknown>, folder: string): string | undefined {
  const name = frontMatter.displayed_sidebar
  if (name === null) return undefined
  return typeof name === 'string' ? name : getAreaName(folder)
}

/** Builds the entry of a version's page. */
export function toDocEntry(document: SourceDocument, version: VersionPlace): DocEntry {
  const { frontMatter } = document
  const identity = toDocIdentity(document.file.slice(version.folder.length + 1), frontMatter)
  const title =
    toFieldText(frontMatter.title) ?? findLeadingHeading(document.body) ?? identity.id.split('/').at(-1) ?? identity.id
  return {
    id: identity.id,
    version: version.name,
    file: document.file,
    source: document.source === undefined ? document.file : document.source.file,
    path: joinPath(version.path, identity.path),
    ...(identity.indexPath === undefined ? {} : { indexPath: joinPath(version.path, identity.indexPath) }),
    sidebar: toSidebar(frontMatter, identity.folder),
    title,
    label: toFieldText(frontMatter.sidebar_label) ?? title,
    description: toFieldText(frontMatter.description) ?? findExcerpt(document.body),
    position: toPosition(frontMatter.sidebar_position) ?? identity.position,
    folder: identity.folder,
    isIndex: identity.isIndex,
    heading: findLeadingHeading(document.body),
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
    frontMatter,
  }
}
