import type { Metadata } from 'next'
import { IntegrationList } from '@/components/integrations/integration-list'
import { integrationsPath, listIntegrations } from '@/lib/integrations/integrations'
import { toMetadata } from '@/lib/seo'

export const metadata: Metadata = toMetadata({
  title: 'Integrations',
  description:
    'Specifications, gateways, brokers, schema registries, diagram tools, assistants and platforms that EventCatalog works with.',
  path: integrationsPath,
})

export default function Integrations() {
  return <IntegrationList integrations={listIntegrations()} />
}
