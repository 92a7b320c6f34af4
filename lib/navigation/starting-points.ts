import { listAreaEntries } from '../docs'
import { getTargets } from './targets'
import type { MenuItem } from './types'

const count = 4

const places: readonly MenuItem[] = [
  {
    name: 'Getting started',
    href: '/docs/development/getting-started',
    icon: 'docs',
    description: 'Run a sample catalog, then document your first event',
  },
  {
    name: 'Guides',
    href: '/docs/development/guides',
    icon: 'flow',
    description: 'Step-by-step help for services, messages, domains and owners',
  },
  {
    name: 'API reference',
    href: '/docs/api/overview',
    icon: 'event',
    description: 'Every field of every resource, and all settings',
  },
  {
    name: 'Plugins',
    href: '/docs/plugins/intro',
    icon: 'plugin',
    description: 'Import from specs, schema registries and event buses',
  },
]

/** Suggested links for lost visitors. For other content, the areas of its documentation, and its blog. */
export function listStartingPoints(): MenuItem[] {
  const areas = listAreaEntries().map(({ label, entry }) => ({ name: label, href: entry }))
  const all: MenuItem[] = [...places, ...areas, { name: 'Blog', href: '/blog' }, { name: 'Home', href: '/' }]
  const existing = all.filter(({ href }) => getTargets().has(href))
  return existing
    .filter(({ href }, index) => existing.findIndex((item) => item.href === href) === index)
    .slice(0, count)
}
