import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageLayout } from '@/components/marketing/page-layout'
import { findSitePage, listPageSlugs } from '@/lib/pages'
import { toMetadata } from '@/lib/outputs/metadata'
import { chooseSlugs } from '@/lib/routes/render-list'

interface PageProps {
  params: Promise<{ slug: string[] }>
}

export function generateStaticParams() {
  return chooseSlugs('pages', listPageSlugs).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const found = findSitePage((await params).slug)
  if (found === undefined) return {}
  const { title, description, path, original, unlisted } = found.page
  return toMetadata({
    title,
    description,
    path,
    hidden: unlisted,
    ...(original === undefined ? {} : { canonical: original }),
  })
}

export default async function Page({ params }: PageProps) {
  const found = findSitePage((await params).slug)
  if (found === undefined) notFound()
  return <PageLayout {...found} />
}
