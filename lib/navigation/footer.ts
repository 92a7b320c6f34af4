import { site } from '../kit/site'
import type { MenuItem } from './types'

const { links } = site

/** Footer links, by heading. */
export const footer: Readonly<Record<string, readonly MenuItem[]>> = {
  Product: [
    { name: 'Overview', href: '/product' },
    { name: 'How it works', href: '/product/documentation' },
    { name: 'Federation', href: '/federation' },
    { name: 'Enterprise', href: '/enterprise' },
    { name: 'Studio', href: links.studio },
    { name: 'SDK', href: '/docs/sdk' },
    { name: 'Pricing', href: '/pricing' },
  ],
  Features: [
    { name: 'Document', href: '/features/documentation' },
    { name: 'Visualize', href: '/features/visualization' },
    { name: 'Design', href: '/features/business-flows' },
    { name: 'Change', href: '/features/change' },
    { name: 'Ask', href: '/features/ai-assistant' },
    { name: 'All features', href: '/features' },
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
    { name: 'Documentation', href: '/docs' },
    { name: 'Blog', href: '/blog' },
    { name: 'Newsletter', href: '/newsletter' },
    { name: 'Demo', href: links.demo },
    { name: 'Videos', href: links.youtube },
    { name: 'EDA Visuals', href: links.learning },
  ],
  'Help and contact': [
    { name: 'Get help', href: '/support' },
    { name: 'Support and services', href: '/services' },
    { name: 'Workshops', href: '/workshops' },
    { name: 'Community', href: links.discord },
    { name: 'Contact us', href: '/contact-us' },
  ],
  Legal: [
    { name: 'Terms', href: '/terms' },
    { name: 'Privacy', href: '/privacy' },
    { name: 'Code of conduct', href: '/code-of-conduct' },
    { name: 'License', href: `${links.repository}/blob/v${site.versions.core}/LICENSE.md` },
  ],
}

export const social: readonly MenuItem[] = [
  { name: 'X', href: links.x, icon: 'x' },
  { name: 'YouTube', href: links.youtube, icon: 'youtube' },
  { name: 'Discord', href: links.discord, icon: 'discord' },
  { name: 'GitHub', href: links.repository, icon: 'github' },
]
