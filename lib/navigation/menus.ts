import { licenseUrl, site } from '../kit/site'
import type { MenuItem, NavbarItem, Menu, Navigation } from './types'

const { links } = site

/** A group of the header's Product menu, and a section of the mobile menu. */
const features: readonly MenuItem[] = [
  {
    name: 'Document',
    href: '/features/documentation',
    icon: 'document',
    description: 'Describe services and messages in Markdown',
  },
  {
    name: 'Visualize',
    href: '/features/visualization',
    icon: 'visualize',
    description: 'See who sends and receives each message',
  },
  {
    name: 'Design',
    href: '/features/business-flows',
    icon: 'design',
    description: 'Map a process, and plan the next one',
  },
  { name: 'Change', href: '/features/change', icon: 'change', description: 'Know who a new version affects' },
  { name: 'Ask', href: '/features/ai-assistant', icon: 'ask', description: 'Let AI assistants look up your events' },
]

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
  Features: [...features.map(({ name, href }) => ({ name, href })), { name: 'All features', href: '/features' }],
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
    { name: 'Free support', href: '/support' },
    { name: 'Support and services', href: '/services' },
    { name: 'Workshops', href: '/workshops' },
    { name: 'Community', href: links.discord },
    { name: 'Contact us', href: '/contact-us' },
  ],
  Legal: [
    { name: 'Terms', href: '/terms' },
    { name: 'Privacy', href: '/privacy' },
    { name: 'Code of conduct', href: '/code-of-conduct' },
    { name: 'License', href: licenseUrl },
  ],
}

const social: readonly MenuItem[] = [
  { name: 'X', href: links.x, icon: 'x' },
  { name: 'YouTube', href: links.youtube, icon: 'youtube' },
  { name: 'Discord', href: links.discord, icon: 'discord' },
  { name: 'GitHub', href: links.repository, icon: 'github' },
]

/** The legacy navbar configuration. On narrow screens, it's the main menu of the documentation. */
const navbar: readonly NavbarItem[] = [
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

const pricing: MenuItem = { name: 'Pricing', href: '/pricing' }

/** The other group, and a section of the mobile menu. With descriptions, the panel would scroll on laptops. */
const products: readonly MenuItem[] = [
  { name: 'How it works', href: '/product/documentation', icon: 'product' },
  { name: 'Federation', href: '/federation', icon: 'federation' },
  { name: 'Enterprise', href: '/enterprise', icon: 'enterprise' },
  { name: 'Studio', href: links.studio, icon: 'studio' },
  { name: 'Source code', href: links.repository, icon: 'github' },
]

const docs: Menu = {
  name: 'Docs',
  kind: 'grouped',
  index: '/docs',
  groups: {
    'Get started': [
      {
        name: 'Getting started',
        href: '/docs/development/getting-started',
        icon: 'start',
        description: 'Run a sample, document an event',
      },
      {
        name: 'Installation',
        href: '/docs/development/starting-a-new-project/installation',
        icon: 'terminal',
        description: 'Create a catalog with one command',
      },
    ],
    Reference: [
      { name: 'SDK', href: '/docs/sdk', icon: 'code', description: 'Script your catalog in Node.js' },
      { name: 'API', href: '/docs/api/overview', icon: 'braces', description: 'Look up every field and setting' },
      { name: 'Plugins', href: '/docs/plugins/intro', icon: 'plugin', description: 'Import from specs and registries' },
    ],
    Studio: [{ name: 'Studio', href: '/docs/studio/welcome', icon: 'studio', description: 'Draw designs on a canvas' }],
  },
}

const resources: Menu = {
  name: 'Resources',
  kind: 'narrow',
  groups: {
    '': [
      { name: 'Blog', href: '/blog', icon: 'blog', description: 'Monthly releases and new features' },
      {
        name: 'Support and services',
        href: '/services',
        icon: 'support',
        description: 'Hire the team behind EventCatalog',
      },
      {
        name: 'Workshops',
        href: '/workshops',
        icon: 'workshop',
        description: 'Build a catalog with your team in a day',
      },
      { name: 'Newsletter', href: '/newsletter', icon: 'mail', description: 'Event-driven architecture by email' },
      { name: 'Discord', href: links.discord, icon: 'discord', description: 'Ask questions and see what others build' },
      { name: 'Demo', href: links.demo, icon: 'demo', description: 'Click through a live catalog' },
    ],
  },
}

/** Every menu of the site. Checked at build time by `lib/navigation/check.ts`. */
export function buildNavigation(integrations: readonly MenuItem[]): Navigation {
  const integrationsMenu: Menu = {
    name: 'Integrations',
    kind: 'integrations',
    groups: { '': integrations },
    showAll: { name: 'Show all', href: '/integrations' },
  }
  return {
    header: [
      { name: 'Product', kind: 'narrow', groups: { Features: features, Product: products } },
      docs,
      integrationsMenu,
      resources,
      pricing,
    ],
    mobile: [
      docs,
      { name: 'Product', kind: 'narrow', groups: { '': products } },
      { name: 'Features', kind: 'narrow', groups: { '': features } },
      integrationsMenu,
      resources,
      pricing,
    ],
    navbar,
    footer,
    social,
    search: { name: 'Search', href: '/search' },
    start: { name: 'Get started', href: '/docs/development/getting-started' },
  }
}
