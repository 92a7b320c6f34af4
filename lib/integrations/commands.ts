import type { Integration } from './integrations'

/** What to type to begin, with what each command is for; nothing for what is coming soon. */
export function listCommands({
  comingSoon,
  template,
  install,
}: Pick<Integration, 'comingSoon' | 'template' | 'install'>): { label: string; command: string }[] {
  if (comingSoon) return []
  const scaffold = `npx @eventcatalog/create-eventcatalog@latest my-catalog --template ${template}`
  return [
    ...(template === undefined ? [] : [{ label: 'Create a catalog with it', command: scaffold }]),
    ...(install === undefined
      ? []
      : [{ label: template === undefined ? 'Install' : 'Add it to your catalog', command: install }]),
  ]
}
