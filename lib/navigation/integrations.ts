import type { MenuItem } from './types'

/** The integrations that menus list, in their order. */
export const integrations: readonly MenuItem[] = [
  { name: 'OpenAPI', href: '/integrations/openapi', icon: 'openapi', description: 'Services from OpenAPI files' },
  {
    name: 'AsyncAPI',
    href: '/integrations/asyncapi',
    icon: 'asyncapi',
    description: 'Events from AsyncAPI files',
  },
  {
    name: 'GraphQL',
    href: '/integrations/graphql',
    icon: 'graphql',
    description: 'Queries and mutations from schemas',
    isNew: true,
  },
  {
    name: 'Amazon EventBridge',
    href: '/integrations/amazon-eventbridge',
    icon: 'eventbridge',
    description: 'Schemas and buses from AWS',
  },
  {
    name: 'AWS Glue Schema Registry',
    href: '/integrations/aws-glue-registry',
    icon: 'glue',
    description: 'Messages from Glue registries',
  },
  {
    name: 'Azure Schema Registry',
    href: '/integrations/azure-schema-registry',
    icon: 'registry',
    description: 'Messages from Azure registries',
  },
  {
    name: 'Amazon API Gateway',
    href: '/integrations/amazon-api-gateway',
    icon: 'gateway',
    description: 'Services from deployed APIs',
  },
  {
    name: 'Confluent Schema Registry',
    href: '/integrations/confluent-schema-registry',
    icon: 'confluent',
    description: 'Messages and topics from Confluent',
  },
  { name: 'GitHub', href: '/integrations/github', icon: 'github', description: 'Schemas from repositories' },
  { name: 'Claude', href: '/integrations/claude', icon: 'claude', description: 'Ask your catalog in Claude' },
  { name: 'Cursor', href: '/integrations/cursor', icon: 'cursor', description: 'Ask your catalog in Cursor' },
  { name: 'Backstage', href: '/integrations/backstage', icon: 'backstage', description: 'Catalog pages in Backstage' },
  { name: 'Miro', href: '/integrations/miro', icon: 'miro', description: 'Embed Miro boards' },
  { name: 'Lucid', href: '/integrations/lucid', icon: 'lucid', description: 'Embed Lucid diagrams' },
  { name: 'draw.io', href: '/integrations/drawio', icon: 'drawio', description: 'Embed draw.io diagrams' },
  { name: 'FigJam', href: '/integrations/figjam', icon: 'figjam', description: 'Embed FigJam boards' },
  {
    name: 'Atlassian Compass',
    href: '/integrations/atlassian-compass',
    icon: 'atlassian',
    description: 'Services from Compass',
  },
  { name: 'Hookdeck', href: '/integrations/hookdeck', icon: 'hookdeck', description: 'Webhooks as messages' },
  { name: 'Helm', href: '/integrations/helm', icon: 'helm', description: 'Run a catalog on Kubernetes' },
  {
    name: 'Windsurf',
    href: '/docs/development/developer-tools/mcp-server/clients/windsurf',
    icon: 'windsurf',
    description: 'Ask your catalog in Windsurf',
  },
]
