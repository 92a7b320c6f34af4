import { readDataFile } from '../content/declared'
import { getContentDir } from '../kit/env'
import { encodePath, joinPath } from '../kit/urls'
import { getListedPosts, getPosts, type Post } from './posts'

/** A tag as lists and links see it. */
export interface Tag {
  label: string
  description: string
  /** `/blog/{tag}`. */
  path: string
}

/** A tag with its posts, newest first. */
export interface TagPage extends Tag {
  posts: Post[]
}

interface DeclaredTag {
  label?: unknown
  description?: unknown
  permalink?: unknown
}

/** Names of pages of the blog that no tag and no post may have. */
export const reservedNames = ['tags', 'archive']

/** `CI/CD tools` is `ci-cd-tools`, as Docusaurus writes the address of a tag that nobody declares. */
export function toTagSlug(label: string): string {
  const words = label.match(/\p{Lu}{2,}(?![\p{Ll}])|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}|\p{N}+/gu) ?? []
  return words.join('-').toLowerCase() || label
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A tag as a post names it: an id of tags.yml, in a foreign tree also a word of its own or a label with an address. */
function toTag(named: unknown, declared: Record<string, unknown>, isTaken: (path: string) => boolean): Tag | undefined {
  const own = typeof named === 'string' ? named : undefined
  const known = (own === undefined ? named : Object.hasOwn(declared, own) ? (declared[own] ?? {}) : undefined) as
    DeclaredTag | null | undefined
  const label = toText(known?.label) || own || ''
  if (label === '') return undefined
  // What tags.yml declares stands at its id, unless it asks for another address.
  const given = toText(known?.permalink).replaceAll(/^\/+|\/+$/g, '')
  const slug = encodePath(given || (own !== undefined && known !== undefined ? own : toTagSlug(label)))
  const path = joinPath('blog', slug)
  // Only in a foreign tree, where a post may have the name of a tag: Docusaurus has tags at this address.
  return { label, description: toText(known?.description), path: isTaken(path) ? joinPath('blog/tags', slug) : path }
}

/** Reads the tags of posts; what belongs to all posts is read once. */
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

/** The tags of a post, each once, in its own order. */
export function findTags(post: Pick<Post, 'frontMatter'>): Tag[] {
  return createTagReader()(post)
}

/** Every tag that has a listed post, by label. */
export function listTags(): TagPage[] {
  const read = createTagReader()
  const pages = new Map<string, TagPage>()
  for (const post of getListedPosts()) {
    for (const tag of read(post)) {
      const known = pages.get(tag.path)
      if (known === undefined) pages.set(tag.path, { ...tag, posts: [post] })
      else known.posts.push(post)
    }
  }
  return [...pages.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'))
}
