import { readDataFile } from '../content/declared'
import { getContentDir } from '../kit/env'
import { isExternal } from '../kit/urls'
import type { Post } from './posts'

/** An author, as authors.yml or a post describes them. */
export interface Author {
  name: string
  /** Job title. */
  title?: string
  url?: string
  /** Stands for several people. */
  isTeam: boolean
}

/** The author of posts that name none. */
const team = 'team'

/** What authors.yml, or a post written for Docusaurus, says of somebody. */
interface Described {
  key?: unknown
  name?: unknown
  title?: unknown
  url?: unknown
}

function toAuthor(id: string | undefined, { name, title, url }: Described): Author | undefined {
  const shown = typeof name === 'string' ? name : id
  if (shown === undefined) return undefined
  return {
    name: shown,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof url === 'string' && isExternal(url) ? { url } : {}),
    isTeam: id === team,
  }
}

/** Somebody as a post names them: by id, by key with changes, described in place, or by a name that nobody declares. */
function readAuthor(named: unknown, declared: Record<string, unknown>): Author | undefined {
  const known = (id: string): Described => (Object.hasOwn(declared, id) ? (declared[id] ?? {}) : {})
  if (typeof named === 'string') return toAuthor(named, known(named))
  if (typeof named !== 'object' || named === null) return undefined
  const described: Described = named
  const id = typeof described.key === 'string' ? described.key : undefined
  return toAuthor(id, { ...(id === undefined ? {} : known(id)), ...described })
}

/** The writers of a post: ours are those of authors.yml, and the team where none is named. */
export function findAuthors({ frontMatter }: Pick<Post, 'frontMatter'>): Author[] {
  const declared = readDataFile(getContentDir(), 'authors')
  const { authors, author, author_title: title, author_url: url } = frontMatter
  const older = author === undefined ? undefined : { name: author, title, url }
  const named = [authors ?? older ?? (team in declared ? team : [])].flat()
  return named.flatMap((one: unknown) => readAuthor(one, declared) ?? [])
}
