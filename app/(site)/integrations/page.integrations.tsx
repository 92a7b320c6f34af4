import type { Metadata } from 'next'
import { IntegrationList } from '@/components/integrations/integration-list'
import { integrationsPath, listIntegrations } from '@/lib/integrations'
import { toMetadata } from '@/lib/outputs/metadata'
import '../../styles/integrations.css'

export const metadata: Metadata = toMetadata({
  title: 'Integrations',
  description:
    'Import from API specs, gateways, event buses and schema registries, embed diagrams, and use your catalog in AI assistants and Backstage.',
  path: integrationsPath,
})

export default function Integrations() {
  return <IntegrationList integrations={listIntegrations()} />
}
