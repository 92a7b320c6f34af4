import type { Metadata } from 'next'
import { IntegrationList } from '@/components/integrations/integration-list'
import { integrationsPath, listIntegrations } from '@/lib/integrations'
import { toMetadata } from '@/lib/outputs/metadata'

export const metadata: Metadata = toMetadata({
  title: 'Integrations',
  description:
    'Connect EventCatalog to your API specs, gateways, brokers, schema registries, diagramming tools, AI assistants and developer platforms.',
  path: integrationsPath,
})

export default function Integrations() {
  return <IntegrationList integrations={listIntegrations()} />
}
