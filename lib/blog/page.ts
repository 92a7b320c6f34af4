import { getBody, type PageBody } from '../content/bodies'
import { decodePath, encodePath, joinPath } from '../urls'
import { getPosts, type Post } from './posts'

/** All that the page of a post shows. */
export interface PostPage {
  post: Post
  body: PageBody
}

/** The parts of every post's address, as file names. */
export function listPostSlugs(): string[][] {
  return getPosts().map(({ path }) => path.split('/').slice(2).map(decodePath))
}

/** The post at an address, from the parts that a route hands over. */
export function getPostPage(slug: readonly string[]): PostPage | undefined {
  const address = joinPath('blog', encodePath(slug.map(decodePath).join('/')))
  const post = getPosts().find(({ path }) => path === address)
  return post === undefined ? undefined : { post, body: getBody(post.file) }
}
