import { readDataFile } from '../content/declared'
import { getContentDir } from '../env'
import type { Author } from '../structured-data/build'
import type { Post } from './posts'

/** Who writes a post that names nobody. */
const team = 'team'

/** The writers of a post, as authors.yml names them; one that it does not know is a name. */
export function findAuthors({ authors }: Pick<Post, 'authors'>): Author[] {
  const declared = readDataFile(getContentDir(), 'authors')
  return (authors.length === 0 && team in declared ? [team] : authors).map((id) => {
    const { name, url } = (declared[id] ?? {}) as { name?: unknown; url?: unknown }
    return {
      name: typeof name === 'string' ? name : id,
      ...(typeof url === 'string' ? { url } : {}),
      isTeam: id === team,
    }
  })
}
