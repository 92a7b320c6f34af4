import type { Metadata } from 'next'
import { PageLayout } from '@/components/marketing/page-layout'
import { PlainStart } from '@/components/marketing/plain-start'
import { findSitePage } from '@/lib/pages'
import { toMetadata } from '@/lib/outputs/metadata'
import { site } from '@/lib/kit/site'

const start = findSitePage([])
const { title, description } = start?.page ?? { title: site.name, description: site.description }

export const metadata: Metadata = toMetadata({ title, description, path: '/' })

/** Content trees without their own home page get a generic one that links to their docs. */
export default function Home() {
  return start === undefined ? <PlainStart /> : <PageLayout {...start} />
}
