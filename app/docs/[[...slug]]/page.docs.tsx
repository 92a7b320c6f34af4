import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocLayout } from '@/components/layout/doc-layout'
import { getDocPage, listDocSlugs, listVersionChoices } from '@/lib/docs'
import { toMetadata } from '@/lib/outputs/metadata'
import { chooseSlugs } from '@/lib/routes/render-list'

interface DocProps {
  params: Promise<{ slug?: string[] }>
}

export function generateStaticParams() {
  return chooseSlugs('docs', listDocSlugs).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: DocProps): Promise<Metadata> {
  const page = getDocPage((await params).slug)
  if (page === undefined) return {}
  const { title, description, path, keywords, image, unlisted } = page
  return toMetadata({ title, description, path, keywords, image, hidden: unlisted })
}

export default async function Doc({ params }: DocProps) {
  const page = getDocPage((await params).slug)
  if (page === undefined) notFound()
  return <DocLayout page={page} versions={listVersionChoices(page)} />
}
