import { getDocsSite } from '../docs'
import { toTag } from './areas'

export { searchPath } from './address'
export { toArea } from './areas'
export { answersFile, detailsFile, fragmentsFile, fullTextFolder, outlineFile } from './files'
export { silentMark } from './marks'
export { buildOpenSearch, openSearchPath } from './open-search'
export { buildAnswers, buildOutline } from './outline'
export { splitOutline } from './outline-files'
export { searchesFile } from './searches'
export { findHostedOrigin, findHostedSettings } from './settings'
export type { PageSection, SearchPage } from './types'

/** Search tags of the documentation versions, latest release first. */
export function listDocsTags(): string[] {
  const { versions } = getDocsSite()
  return [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast)).map(({ name }) => toTag(name))
}
