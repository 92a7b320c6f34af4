import type { Metadata } from 'next'
import { BlogIndex } from '@/components/blog/blog-index'
import { findNewest, getBlogText, getListedPosts, listTags, toListed } from '@/lib/blog'
import { toMetadata } from '@/lib/outputs/metadata'
import '../../styles/blog.css'

const { title, description } = getBlogText()

export const metadata: Metadata = toMetadata({ title, description, path: '/blog' })

export default function Blog() {
  const posts = getListedPosts()
  return <BlogIndex posts={posts} listed={toListed(posts)} tags={listTags()} newest={findNewest()} />
}
