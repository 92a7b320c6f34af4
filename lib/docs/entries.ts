import { findLeadingHeading, toFieldText } from '../content/source-file'
import type { SourceDocument } from '../content/documents'
import { joinPath } from '../kit/urls'
import { getAreaName } from './areas'
import { toDocIdentity } from './identity'

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

export function toDocEntry(document: SourceDocument, version: VersionPlace) {
  const { frontMatter } = document
  const identity = toDocIdentity(document.file.slice(version.folder.length + 1), frontMatter)
  const { id, path, indexPath, folder, isIndex } = identity
  const heading = findLeadingHeading(document.body)
  const title = toFieldText(frontMatter.title) ?? heading ?? id.slice(id.lastIndexOf('/') + 1)
  return {
    /** Path relative to the version's folder, without number prefixes and extension: `api/event`. */
    id,
    version: version.name,
    file: document.file,
    /** File to edit. Differs from `file` for generated pages, and is undefined if there is none. */
    source: document.source === undefined ? document.file : document.source.file,
    /** Percent-encoded address, without the base path: `/docs/api/event`. */
    path: joinPath(version.path, path),
    /** Its address in Docusaurus if that ends with `/index`. Works too. */
    indexPath: indexPath && joinPath(version.path, indexPath),
    /** Sidebar shown next to the page. Undefined if the page disables it. */
    sidebar: toSidebar(frontMatter, folder),
    title,
    label: toFieldText(frontMatter.sidebar_label) ?? title,
    description: toFieldText(frontMatter.description) ?? findExcerpt(document.body),
    /** Position in the sidebar. Undefined sorts last. */
    position: toPosition(frontMatter.sidebar_position) ?? identity.position,
    /** Path relative to the version's folder, including number prefixes. */
    folder,
    /** Whether it's the folder's own page: index, README, or the folder's name. */
    isIndex,
    heading,
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
    frontMatter,
  }
}
