import { footer, social } from './footer'
import { navbar } from './navbar'
import type { Menu, MenuItem, Navigation } from './types'
import { site } from '../kit/site'

const pricing: MenuItem = { name: 'Pricing', href: '/pricing' }
const showAll: MenuItem = { name: 'Show all', href: '/integrations' }
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
    description: 'Show a process from start to finish',
  },
  {
    name: 'Change',
    href: '/features/change',
    icon: 'change',
    description: 'Know who a new version affects',
  },
  {
    name: 'Ask',
    href: '/features/ai-assistant',
    icon: 'ask',
    description: 'Give AI assistants your real schemas',
  },
]

/**
 * The other group of the header's Product menu, and a section of the mobile menu. Without descriptions, because the
 * panel would scroll on laptops.
 */
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
    Studio: [
      {
        name: 'Studio',
        href: '/docs/studio/welcome',
        icon: 'studio',
        description: 'Draw designs on a canvas',
      },
    ],
  },
}

const resources: Menu = {
  name: 'Resources',
  kind: 'narrow',
  groups: {
    '': [
      { name: 'Blog', href: '/blog', icon: 'blog', description: 'Monthly releases and new features' },
      { name: 'Support and services', href: '/services', icon: 'support', description: 'Get help from our team' },
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

/**
 * Every menu of the site. Checked at build time by `lib/navigation/check.ts`.
 * @param integrations links for the integrations menu
 */
export function buildNavigation(integrations: readonly MenuItem[]): Navigation {
  const groups = { '': integrations }
  const integrationsMenu: Menu = { name: 'Integrations', kind: 'integrations', groups, showAll }
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
