import { readDataFile } from '../content/declared'
import { getContentDir } from '../kit/env'
import { encodePath, joinPath } from '../kit/urls'
import { getListedPosts, getPosts, type Post } from './posts'

export interface Tag {
  label: string
  description: string
  /** `/blog/{tag}`. */
  path: string
}

export interface TagPage extends Tag {
  posts: Post[]
}

/** Blog pages whose names can't be used by a tag or post. */
export const reservedNames = ['tags', 'archive']

/** `CI/CD tools` → `ci-cd-tools`, like Docusaurus's addresses of undeclared tags. */
export function toTagSlug(label: string): string {
  const words = label.match(/\p{Lu}{2,}(?![\p{Ll}])|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}|\p{N}+/gu) ?? []
  return words.join('-').toLowerCase() || label
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads a post's tag: an id from tags.yml or, in other content, any word or a label with an address. */
function toTag(named: unknown, declared: Record<string, unknown>, isTaken: (path: string) => boolean): Tag | undefined {
  const own = typeof named === 'string' ? named : undefined
  const known = (own === undefined ? named : Object.hasOwn(declared, own) ? (declared[own] ?? {}) : undefined) as
    | Partial<Record<'label' | 'description' | 'permalink', unknown>>
    | null
    | undefined
  const label = toText(known?.label) || own || ''
  if (label === '') return undefined
  // A tag from tags.yml uses its id as the address, unless it sets another one.
  const given = toText(known?.permalink).replaceAll(/^\/+|\/+$/g, '')
  const slug = encodePath(given || (own !== undefined && known !== undefined ? own : toTagSlug(label)))
  const path = joinPath('blog', slug)
  // Only in other content, where a post can have a tag's name. Docusaurus puts tags at this address.
  return { label, description: toText(known?.description), path: isTaken(path) ? joinPath('blog/tags', slug) : path }
}

/** Returns a function that reads a post's tags. Loads the data that all posts share once. */
export function createTagReader(): (post: Pick<Post, 'frontMatter'>) => Tag[] {
  const declared = readDataFile(getContentDir(), 'tags')
  const taken = new Set([...getPosts().map(({ path }) => path), ...reservedNames.map((name) => joinPath('blog', name))])
  return ({ frontMatter }) => {
    const tags = [frontMatter.tags ?? []]
      .flat()
      .flatMap((named) => toTag(named, declared, (path) => taken.has(path)) ?? [])
    return [...new Map(tags.map((tag) => [tag.path, tag])).values()]
  }
}

/** A post's tags, without duplicates, in the post's order. */
export const findTags = (post: Pick<Post, 'frontMatter'>) => createTagReader()(post)

/** Every tag with at least one listed post, sorted by label. */
export function listTags(): TagPage[] {
  const read = createTagReader()
  const tags = new Map<string, TagPage>()
  for (const post of getListedPosts()) {
    for (const tag of read(post)) {
      const known = tags.get(tag.path) ?? { ...tag, posts: [] }
      known.posts.push(post)
      tags.set(tag.path, known)
    }
  }
  return [...tags.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
