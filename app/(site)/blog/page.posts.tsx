import type { Metadata } from 'next'
import { BlogIndex } from '@/components/blog/blog-index'
import { findNewest, getListedPosts, listTags, toListed } from '@/lib/blog'
import { toMetadata } from '@/lib/outputs/metadata'
import '../../styles/blog.css'

export const metadata: Metadata = toMetadata({
  title: 'Blog',
  description:
    'What’s new in EventCatalog: monthly release roundups, feature announcements, and guides with complete examples.',
  path: '/blog',
})

export default function Blog() {
  const posts = getListedPosts()
  return <BlogIndex posts={posts} listed={toListed(posts)} tags={listTags()} newest={findNewest()} />
}
