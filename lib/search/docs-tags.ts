import { getDocsSite } from '../docs'
import { toTag } from './areas'

/** Search tags of the documentation versions, latest release first. */
export function listDocsTags(): string[] {
  const { versions } = getDocsSite()
  return [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast)).map(({ name }) => toTag(name))
}
