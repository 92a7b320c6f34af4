import { footer, social } from './footer'
import { navbar } from './navbar'
import type { Menu, MenuItem, Navigation } from './types'
import { site } from '../kit/site'

const pricing: MenuItem = { name: 'Pricing', href: '/pricing' }
const showAll: MenuItem = { name: 'Show all', href: '/integrations' }
const { links } = site

const features: readonly MenuItem[] = [
  {
    name: 'Document',
    href: '/features/documentation',
    icon: 'document',
    description: 'Document services and messages in Markdown',
  },
  {
    name: 'Visualize',
    href: '/features/visualization',
    icon: 'visualize',
    description: 'See who sends and receives every message',
  },
  {
    name: 'Design',
    href: '/features/business-flows',
    icon: 'design',
    description: 'Map business flows from start to finish',
  },
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
        description: 'Build your first catalog',
      },
      {
        name: 'Installation',
        href: '/docs/development/starting-a-new-project/installation',
        icon: 'terminal',
        description: 'Create a catalog with one command',
      },
    ],
    Reference: [
      { name: 'SDK', href: '/docs/sdk', icon: 'code', description: 'Read and write your catalog from code' },
      { name: 'API', href: '/docs/api/overview', icon: 'braces', description: 'Every field, for every resource' },
      { name: 'Plugins', href: '/docs/plugins/intro', icon: 'plugin', description: 'Import from the tools you use' },
    ],
    Studio: [
      { name: 'Studio', href: '/docs/studio/welcome', icon: 'studio', description: 'Design systems on a canvas' },
    ],
  },
}

const resources: Menu = {
  name: 'Resources',
  kind: 'narrow',
  groups: {
    '': [
      { name: 'Blog', href: '/blog', icon: 'blog', description: 'Releases, features and guides' },
      { name: 'Support', href: '/services', icon: 'support', description: 'Get help from our team' },
      { name: 'Discord', href: links.discord, icon: 'discord', description: 'Ask questions and meet other users' },
      { name: 'Demo', href: links.demo, icon: 'demo', description: 'Explore an example catalog' },
    ],
  },
}

const products: readonly MenuItem[] = [
  { name: 'Documentation', href: '/product/documentation', icon: 'document' },
  { name: 'Federation', href: '/federation', icon: 'federation' },
  { name: 'Studio', href: links.studio, icon: 'studio' },
  { name: 'Source code', href: links.repository, icon: 'github' },
]

/**
 * Every menu of the site. Checked at build time by `lib/navigation/check.ts`.
 * @param integrations links for the integrations menu
 */
export function buildNavigation(integrations: readonly MenuItem[]): Navigation {
  const groups = { '': integrations }
  const integrationsMenu: Menu = { name: 'Integrations', kind: 'integrations', groups, showAll }
  return {
    header: [{ name: 'Product', kind: 'narrow', groups: { '': features } }, docs, integrationsMenu, resources, pricing],
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
  }
}
