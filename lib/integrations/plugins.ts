import { hashText } from '../kit/hash'
import { listIntegrations, type Integration } from './integrations'

/** A row of the table of all plugins. */
export interface PluginRow {
  path: string
  title: string
  /** Name of the npm package. */
  name: string
  source: string | undefined
  formats: string
  creates: string
  license: string | undefined
  since: string | undefined
  template: string | undefined
}

/** @returns undefined for an integration that is no package, or that is not available yet */
export function findPluginRow(integration: Integration): PluginRow | undefined {
  const { path, title, package: name, source, formats, creates, pricing, since, template, comingSoon } = integration
  if (name === undefined || comingSoon) return undefined
  const lists = { formats: formats.join(', '), creates: creates.join(', ') }
  return { path, title, name, source, ...lists, license: pricing, since, template }
}

/** Every plugin, those without a place in menus last. */
export function listPlugins(): PluginRow[] {
  const toPlace = ({ menuPosition = Infinity }: Integration) => menuPosition
  return [...listIntegrations()]
    .sort((a, b) => toPlace(a) - toPlace(b))
    .flatMap((integration) => findPluginRow(integration) ?? [])
}

/** A name for the table as it is now: a page that shows it is compiled anew when the name changes. */
export function hashPlugins(): string {
  return hashText(JSON.stringify(listPlugins()))
}
