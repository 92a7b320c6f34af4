import type { SiteRoute } from './routes'
import { getPosts, listBlogPaths, listTags } from '../blog'

/** Titles of the blog's list pages, for the address list and the 404 page. */
const listTitles: Record<string, string> = { '/blog/tags': 'Blog tags', '/blog/archive': 'Blog archive' }

/** Every page of the blog. Empty if nothing is published. */
export function listBlogRoutes(): SiteRoute[] {
  const posts = new Map(getPosts().map((post) => [post.path, post]))
  if (posts.size === 0) return []
  const tags = new Map(listTags().map(({ path, label }) => [path, `Posts tagged ${label}`]))
  const below = listBlogPaths().map((path): SiteRoute => {
    const post = posts.get(path)
    if (post !== undefined) return { path, title: post.title, file: post.file, unlisted: post.unlisted }
    return { path, title: tags.get(path) ?? listTitles[path] ?? path, unlisted: false }
  })
  return [{ path: '/blog', title: 'Blog', unlisted: false }, ...below]
}
