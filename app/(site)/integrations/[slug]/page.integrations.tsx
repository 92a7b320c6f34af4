import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { IntegrationPage } from '@/components/integrations/integration-page'
import { RepeatedPage } from '@/components/integrations/repeated-page'
import { findIntegrationPage, listIntegrationSlugs, toPageTitle } from '@/lib/integrations'
import { toMetadata } from '@/lib/outputs/metadata'
import { chooseSlugs } from '@/lib/routes/render-list'
import '../../../styles/integrations.css'

interface IntegrationProps {
  params: Promise<{ slug: string }>
}

export function generateStaticParams() {
  return chooseSlugs('integrations', listIntegrationSlugs).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: IntegrationProps): Promise<Metadata> {
  const integration = findIntegrationPage((await params).slug)?.integration
  if (integration === undefined) return {}
  const { description, path, unlisted, repeats } = integration
  const canonical = repeats === undefined ? {} : { canonical: repeats }
  return toMetadata({ title: toPageTitle(integration), description, path, hidden: unlisted, ...canonical })
}

export default async function Integration({ params }: IntegrationProps) {
  const page = findIntegrationPage((await params).slug)
  if (page === undefined) notFound()
  return page.integration.repeats === undefined ? <IntegrationPage page={page} /> : <RepeatedPage page={page} />
}
