import type { Metadata } from 'next'
import { PostList } from '@/components/blog/post-list'
import { getPosts } from '@/lib/blog/posts'
import { toMetadata } from '@/lib/seo'

export const metadata: Metadata = toMetadata({
  title: 'Blog',
  description:
    'What is new in EventCatalog: releases month by month, features explained, and guides with complete examples.',
  path: '/blog',
})

export default function Blog() {
  return <PostList posts={getPosts().filter(({ unlisted }) => !unlisted)} />
}
