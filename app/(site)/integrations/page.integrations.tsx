import type { Metadata } from 'next'
import { IntegrationList } from '@/components/integrations/integration-list'
import { integrationsPage, listIntegrations } from '@/lib/integrations'
import { toMetadata } from '@/lib/outputs/metadata'
import '../../styles/integrations.css'

export const metadata: Metadata = toMetadata(integrationsPage)

export default function Integrations() {
  return <IntegrationList integrations={listIntegrations()} />
}
