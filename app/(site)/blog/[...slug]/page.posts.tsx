import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArchiveLayout, TagLayout, TagsLayout } from '@/components/blog/blog-lists'
import { PostLayout } from '@/components/blog/post-layout'
import { findBlogPage, getListedPosts, listBlogSlugs, listTags, toBlogMeta } from '@/lib/blog'
import { toMetadata } from '@/lib/outputs/metadata'
import { chooseSlugs } from '@/lib/routes/render-list'
import '../../../styles/blog.css'

interface BlogProps {
  params: Promise<{ slug: string[] }>
}

export function generateStaticParams() {
  return chooseSlugs('posts', listBlogSlugs).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: BlogProps): Promise<Metadata> {
  const page = findBlogPage((await params).slug)
  return page === undefined ? {} : toMetadata(toBlogMeta(page))
}

export default async function BlogPage({ params }: BlogProps) {
  const page = findBlogPage((await params).slug)
  if (page === undefined) notFound()
  const posts = getListedPosts()
  const lists = { posts, tags: listTags() }
  switch (page.kind) {
    case 'post':
      return <PostLayout page={page} posts={posts} />
    case 'tag':
      return <TagLayout {...lists} tag={page.tag} listed={page.listed} />
    case 'tags':
      return <TagsLayout {...lists} />
    case 'archive':
      return <ArchiveLayout {...lists} />
  }
}
