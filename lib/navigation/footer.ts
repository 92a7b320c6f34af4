import { site } from '../kit/site'
import type { MenuItem } from './types'

const { links } = site

/** Footer links, by heading. */
export const footer: Readonly<Record<string, readonly MenuItem[]>> = {
  Product: [
    { name: 'Overview', href: '/product' },
    { name: 'Features', href: '/features' },
    { name: 'Documentation', href: '/features/documentation' },
    { name: 'Studio', href: links.studio },
    { name: 'SDK', href: '/docs/sdk' },
    { name: 'Federation', href: '/federation' },
    { name: 'Pricing', href: '/pricing' },
  ],
  Integrations: [
    { name: 'OpenAPI', href: '/integrations/openapi' },
    { name: 'AsyncAPI', href: '/specifications/asyncapi' },
    { name: 'Amazon EventBridge', href: '/integrations/amazon-eventbridge' },
    { name: 'Confluent', href: '/integrations/confluent-schema-registry' },
    { name: 'API specifications', href: '/specifications' },
    { name: 'All integrations', href: '/integrations' },
  ],
  Learn: [
    { name: 'Blog', href: '/blog' },
    { name: 'Demo', href: links.demo },
    { name: 'Videos', href: links.youtube },
    { name: 'EDA Visuals', href: links.learning },
  ],
  'Support and services': [
    { name: 'Services', href: '/services' },
    { name: 'Support', href: '/support' },
    { name: 'Community', href: links.discord },
    { name: 'Contact us', href: '/contact-us' },
  ],
  Legal: [
    { name: 'Terms', href: '/terms' },
    { name: 'Privacy', href: '/privacy' },
    { name: 'License', href: `${links.repository}/blob/v${site.versions.core}/LICENSE` },
  ],
}

export const social: readonly MenuItem[] = [
  { name: 'X', href: links.x, icon: 'x' },
  { name: 'YouTube', href: links.youtube, icon: 'youtube' },
  { name: 'Discord', href: links.discord, icon: 'discord' },
  { name: 'GitHub', href: links.repository, icon: 'github' },
]
