import { hashText } from '../kit/hash'
import { listIntegrations, type Integration } from './integrations'

/** A row of the plugins table. Undefined for an integration without a package, or one that's coming soon. */
export function findPluginRow(integration: Integration) {
  const { path, title, package: name, source, formats, creates, pricing, since, template, comingSoon } = integration
  if (name === undefined || comingSoon) return undefined
  const lists = { formats: formats.join(', '), creates: creates.join(', ') }
  return { path, title, name, source, ...lists, license: pricing, since, template }
}

/** All plugins. Those that aren't in menus come last. */
export function listPlugins() {
  const toPlace = ({ menuPosition = Infinity }: Integration) => menuPosition
  return [...listIntegrations()]
    .sort((a, b) => toPlace(a) - toPlace(b))
    .flatMap((integration) => findPluginRow(integration) ?? [])
}

/** Hash of the table. A page that shows it is recompiled when it changes. */
export const hashPlugins = () => hashText(JSON.stringify(listPlugins()))
