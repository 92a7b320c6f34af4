import type { Post } from './posts'

/** Maximum number of related posts. */
const maxPosts = 3

/** Days between two dates. Infinite if one is missing. */
function toDistance(a: Post, b: Post): number {
  const days = Math.abs(Date.parse(a.date) - Date.parse(b.date))
  return Number.isNaN(days) ? Infinity : days
}

/**
 * The most similar posts by tags. Rare tags count more than common ones, and closer dates break ties.
 * @param posts candidates, which may include the post itself
 */
export function findRelated(post: Post, posts: readonly Post[]): Post[] {
  const counts = new Map<string, number>()
  for (const { tags } of posts) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const toScore = ({ tags }: Post) =>
    [...new Set(tags)]
      .filter((tag) => post.tags.includes(tag))
      .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0)
  return posts
    .filter(({ path }) => path !== post.path)
    .map((other) => ({ other, score: toScore(other), distance: toDistance(post, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.distance - b.distance || (a.other.path < b.other.path ? -1 : 1))
    .slice(0, maxPosts)
    .map(({ other }) => other)
}
