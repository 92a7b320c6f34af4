import type { Integration } from './integrations'

/** Commands to get started, with labels. Empty for coming-soon integrations. */
export function listCommands({
  comingSoon,
  template,
  install,
}: Pick<Integration, 'comingSoon' | 'template' | 'install'>): { label: string; command: string }[] {
  if (comingSoon) return []
  const scaffold = `npx @eventcatalog/create-eventcatalog@latest my-catalog --template ${template}`
  return [
    ...(template === undefined ? [] : [{ label: 'Start a new catalog', command: scaffold }]),
    ...(install === undefined
      ? []
      : [{ label: template === undefined ? 'Install' : 'Add to an existing catalog', command: install }]),
  ]
}
