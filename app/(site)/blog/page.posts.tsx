import type { Metadata } from 'next'
import { BlogIndex } from '@/components/blog/blog-index'
import { blogPage, findNewest, getListedPosts, listTags, toListed } from '@/lib/blog'
import { toMetadata } from '@/lib/outputs/metadata'
import '../../styles/blog.css'

export const metadata: Metadata = toMetadata(blogPage)

export default function Blog() {
  const posts = getListedPosts()
  return <BlogIndex posts={posts} listed={toListed(posts)} tags={listTags()} newest={findNewest()} />
}
