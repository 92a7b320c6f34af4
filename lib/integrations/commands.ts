import type { Integration } from './integrations'

/** Commands to get started, with labels. Empty for coming-soon integrations. */
export function listCommands(integration: Pick<Integration, 'comingSoon' | 'template' | 'install'>) {
  const { comingSoon, template, install } = integration
  if (comingSoon) return []
  const scaffold = `npx @eventcatalog/create-eventcatalog@latest my-catalog --template ${template}`
  const label = template === undefined ? 'Install' : 'Add to an existing catalog'
  return [
    ...(template === undefined ? [] : [{ label: 'Start a new catalog', command: scaffold }]),
    ...(install === undefined ? [] : [{ label, command: install }]),
  ]
}
