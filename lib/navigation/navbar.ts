import { site } from '../kit/site'
import type { NavbarItem } from './types'

const { links } = site

/** The legacy navbar configuration. On narrow screens, it's the main menu of the documentation. */
export const navbar: readonly NavbarItem[] = [
  {
    type: 'dropdown',
    label: 'Product',
    items: [
      { label: 'How it works', to: '/product/documentation' },
      { label: 'Visualize', to: '/features/visualization' },
      { label: 'Design', to: '/features/business-flows' },
      { label: 'Studio', href: links.studio },
    ],
  },
  {
    type: 'dropdown',
    label: 'API',
    items: [
      { label: 'API', to: '/docs/api/overview' },
      { label: 'SDK', to: '/docs/sdk' },
    ],
  },
  {
    type: 'dropdown',
    label: 'Integrations',
    items: [
      { label: 'OpenAPI', to: '/integrations/openapi' },
      { label: 'AsyncAPI', to: '/specifications/asyncapi' },
      { label: 'Amazon EventBridge', to: '/integrations/amazon-eventbridge' },
      { label: 'Confluent Schema Registry', to: '/integrations/confluent-schema-registry' },
      { label: 'Backstage', to: '/integrations/backstage' },
      { label: 'GitHub', to: '/federation' },
      { label: 'GitLab', to: '/federation' },
    ],
  },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Blog', to: '/blog' },
  { label: 'Community', href: links.discord },
  { label: 'Demo', href: links.demo },
  { label: 'Chat on Discord', href: links.discord, position: 'right', className: 'icon-discord' },
  { label: 'Source code on GitHub', href: links.repository, position: 'right', className: 'icon-github' },
]
