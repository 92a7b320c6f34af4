import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PostLayout } from '@/components/blog/post-layout'
import { getPostPage, listPostSlugs } from '@/lib/blog/page'
import { toMetadata } from '@/lib/seo'

interface PostProps {
  params: Promise<{ slug: string[] }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return listPostSlugs().map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: PostProps): Promise<Metadata> {
  const page = getPostPage((await params).slug)
  if (page === undefined) return {}
  const { title, description, path, unlisted } = page.post
  return toMetadata({ title, description, path, hidden: unlisted })
}

export default async function Post({ params }: PostProps) {
  const page = getPostPage((await params).slug)
  if (page === undefined) notFound()
  return <PostLayout page={page} />
}
