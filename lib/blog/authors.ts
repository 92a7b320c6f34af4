import { readDataFile } from '../content/declared'
import { getContentDir } from '../kit/env'
import { isExternal } from '../kit/urls'
import type { Post } from './posts'

/** An author, as defined in authors.yml or in a post. */
export interface Author {
  name: string
  /** Job title. */
  title?: string
  url?: string
  /** Whether it represents several people. */
  isTeam: boolean
}

/** Colors of initials. Each has a paper color with enough contrast for the text of sticky notes. */
const tones = ['event', 'command', 'query', 'entity', 'service'] as const

/** What replaces an author's picture: initials, on a color that stays the same. */
export function toInitials({ name }: Pick<Author, 'name'>): { text: string; tone: (typeof tones)[number] } {
  const words = name.split(/[\s-]+/).filter((word) => word !== '')
  const text = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return { text: text.toUpperCase(), tone: tones[sum % tones.length] ?? 'event' }
}

/** Default author of posts. */
const team = 'team'

/** Author fields in authors.yml, or in a Docusaurus post. */
interface AuthorFields {
  key?: unknown
  name?: unknown
  title?: unknown
  url?: unknown
}

function toAuthor(id: string | undefined, { name, title, url }: AuthorFields): Author | undefined {
  const shown = typeof name === 'string' ? name : id
  if (shown === undefined) return undefined
  return {
    name: shown,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof url === 'string' && isExternal(url) ? { url } : {}),
    isTeam: id === team,
  }
}

/** Reads an author from a post: an id, a key with overrides, an inline definition, or an undeclared name. */
function readAuthor(named: unknown, declared: Record<string, unknown>): Author | undefined {
  const known = (id: string): AuthorFields => (Object.hasOwn(declared, id) ? (declared[id] ?? {}) : {})
  if (typeof named === 'string') return toAuthor(named, known(named))
  if (typeof named !== 'object' || named === null) return undefined
  const described: AuthorFields = named
  const id = typeof described.key === 'string' ? described.key : undefined
  return toAuthor(id, { ...(id === undefined ? {} : known(id)), ...described })
}

/** Authors of a post, from authors.yml. Defaults to the team. */
export function findAuthors({ frontMatter }: Pick<Post, 'frontMatter'>): Author[] {
  const declared = readDataFile(getContentDir(), 'authors')
  const { authors, author, author_title: title, author_url: url } = frontMatter
  const older = author === undefined ? undefined : { name: author, title, url }
  const named = [authors ?? older ?? (team in declared ? team : [])].flat()
  return named.flatMap((one: unknown) => readAuthor(one, declared) ?? [])
}
