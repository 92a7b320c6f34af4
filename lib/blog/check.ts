import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toSuggestion } from '../kit/closest'
import { findDataFile, readDataFile } from '../content/declared'
import { toFieldText } from '../content/source-file'
import { getBuildDate, getReactions, type Reaction } from '../kit/env'
import type { ProblemList } from '../kit/problems'
import { decodePath } from '../kit/urls'
import { getPostBody, listCoverNames } from './cover'
import { feedFiles } from './feed-paths'
import { getFinishedPosts, getListedPosts, getPosts, isScheduled, type Post } from './posts'
import { reservedNames } from './tags'

/** Line number of a field or entry, starting at 1: the first line that begins with its name. */
function findLine(contentDir: string, file: string, name: string): number | undefined {
  const absolute = path.join(contentDir, file)
  const lines = existsSync(absolute) ? readFileSync(absolute, 'utf8').split('\n') : []
  return lines.findIndex((line) => line.startsWith(`${name}:`)) + 1 || undefined
}

/** Describes what already uses a post's address. Undefined if it's free. */
function findOwner(post: Post, tags: readonly string[]): string | undefined {
  const slug = decodePath(post.slug)
  if (tags.includes(slug)) return `the tag "${slug}"`
  if (reservedNames.includes(slug)) return `the ${slug === 'tags' ? 'tag list' : 'archive'}`
  return feedFiles.some((file) => file === slug) ? 'a feed' : undefined
}

function checkNames(posts: readonly Post[], contentDir: string, strict: boolean, problems: ProblemList): void {
  // In other content, a tag moves if a post has its address (lib/blog/tags.ts).
  const tags = strict ? Object.keys(readDataFile(contentDir, 'tags')) : []
  for (const post of posts) {
    const owner = findOwner(post, tags)
    const message = `The address ${post.path} is reserved for ${owner}. Change the slug of the post.`
    const line = findLine(contentDir, post.file, 'slug')
    if (owner !== undefined) problems.report(strict ? 'throw' : 'warn', post.file, line, message)
  }
}

/** Reports covers that refer to something a post doesn't contain. */
function checkCovers(posts: readonly Post[], contentDir: string, problems: ProblemList): void {
  for (const post of posts) {
    const cover = toFieldText(post.frontMatter.cover)
    const names = listCoverNames(getPostBody(post))
    if (cover === undefined || names.includes(cover)) continue
    const hint = names.length === 0 ? 'It has no component or code block.' : `Expected one of ${names.join(', ')}.`
    const message = `Field "cover": the post doesn’t contain "${cover}". ${hint}`
    problems.error(post.file, findLine(contentDir, post.file, 'cover'), message)
  }
}

function checkEmptyTags(contentDir: string, problems: ProblemList): void {
  const file = findDataFile(contentDir, 'tags')
  if (file === undefined) return
  const used = [...new Set(getListedPosts().flatMap(({ tags }) => tags))]
  const unused = Object.keys(readDataFile(contentDir, 'tags')).filter((tag) => !used.includes(tag))
  for (const tag of unused) {
    const hint = toSuggestion(tag, used, (id) => `"${id}"`)
    const message = `No post uses the tag "${tag}", so its page would be empty. Add it to a post or remove it.${hint}`
    problems.error(file, findLine(contentDir, file, tag), message)
  }
}

function checkDuplicates(posts: readonly Post[], reaction: Reaction, problems: ProblemList): void {
  const owners = new Map<string, Post>()
  for (const post of posts) {
    const owner = owners.get(post.path)
    owners.set(post.path, owner ?? post)
    if (owner === undefined) continue
    const message = `The address ${post.path} is already used by ${owner.file}. Change the slug of one of them.`
    problems.report(reaction, post.file, undefined, message)
  }
}

/** Reports problems across posts, and lists scheduled ones. Other content may use names twice. */
export function checkBlog(contentDir: string, strict: boolean, problems: ProblemList): void {
  const finished = getFinishedPosts()
  for (const post of finished.filter(isScheduled)) {
    const message = `The post is dated ${post.date}, after the build date, ${getBuildDate()}. It stays a draft until then.`
    problems.warn(post.file, findLine(contentDir, post.file, 'date'), message)
  }
  checkDuplicates(finished, getReactions().duplicateRoutes, problems)
  checkNames(getPosts(), contentDir, strict, problems)
  if (!strict) return
  for (const post of finished) {
    if (post.date === '') problems.error(post.file, 1, 'Field "date" is missing. Expected a date such as 2025-01-31.')
  }
  checkCovers(finished, contentDir, problems)
  checkEmptyTags(contentDir, problems)
}
