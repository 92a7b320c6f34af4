import { readDataFile } from '../content/declared'
import { getContentDir } from '../kit/env'
import { getInitials } from '../kit/initials'
import { isExternal } from '../kit/urls'
import type { Post } from './posts'

/** An author, as defined in authors.yml or in a post. */
export interface Author {
  name: string
  title?: string
  url?: string
  /** Whether it represents several people. */
  isTeam: boolean
}

/** Colors of initials. Each has a paper color with enough contrast for the text of sticky notes. */
const tones = ['event', 'command', 'query', 'entity', 'service'] as const

/** An author's initials, shown instead of a picture, and their color, which depends on the name. */
export function toInitials({ name }: Pick<Author, 'name'>): { text: string; tone: (typeof tones)[number] } {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return { text: getInitials(name), tone: tones[sum % tones.length] ?? 'event' }
}

const team = 'team'

/** Reads an author from a post: an id, a key with overrides, an inline definition, or an undeclared name. */
function readAuthor(named: unknown, declared: Record<string, unknown>): Author | undefined {
  const given = typeof named === 'string' ? { key: named } : ((named ?? {}) as Record<string, unknown>)
  const id = typeof given.key === 'string' ? given.key : undefined
  const known = id !== undefined && Object.hasOwn(declared, id) ? (declared[id] as Record<string, unknown>) : {}
  const { name: written, title, url } = { ...known, ...given }
  const name = typeof written === 'string' ? written : id
  if (name === undefined) return undefined
  return {
    name,
    title: typeof title === 'string' ? title : undefined,
    url: typeof url === 'string' && isExternal(url) ? url : undefined,
    isTeam: id === team,
  }
}

/** Authors of a post, from authors.yml. Defaults to the team. */
export function findAuthors({ frontMatter }: Pick<Post, 'frontMatter'>): Author[] {
  const declared = readDataFile(getContentDir(), 'authors')
  const { authors, author, author_title: title, author_url: url } = frontMatter
  const older = author === undefined ? undefined : { name: author, title, url }
  const named = [authors ?? older ?? (team in declared ? team : [])].flat()
  return named.flatMap((one: unknown) => readAuthor(one, declared) ?? [])
}
