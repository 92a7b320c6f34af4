/** A logo from simple-icons: its name there, and its color unless it's black. */
interface BrandFile {
  file: string
  color?: string
}

/** Logos shown on the site. They're trademarks and only refer to their owners. */
export const brandFiles = {
  openapi: { file: 'openapiinitiative', color: '#6ba539' },
  graphql: { file: 'graphql', color: '#e10098' },
  github: { file: 'github' },
  claude: { file: 'claude', color: '#d97757' },
  cursor: { file: 'cursor' },
  backstage: { file: 'backstage', color: '#9bf0e1' },
  miro: { file: 'miro', color: '#050038' },
  lucid: { file: 'lucid', color: '#282c33' },
  drawio: { file: 'diagramsdotnet', color: '#f08705' },
  figjam: { file: 'figma', color: '#f24e1e' },
  atlassian: { file: 'atlassian', color: '#0052cc' },
  helm: { file: 'helm', color: '#0f1689' },
  windsurf: { file: 'windsurf' },
  discord: { file: 'discord' },
  youtube: { file: 'youtube' },
  x: { file: 'x' },
} as const satisfies Record<string, BrandFile>

export type BrandName = keyof typeof brandFiles

/** Icon names by integration slug. `old` is the page about the previous version. */
export const integrationIcons = {
  'amazon-api-gateway': 'gateway',
  'amazon-eventbridge': 'eventbridge',
  apicurio: 'apicurio',
  asyncapi: 'asyncapi',
  'atlassian-compass': 'atlassian',
  'aws-glue-registry': 'glue',
  'azure-schema-registry': 'registry',
  backstage: 'backstage',
  claude: 'claude',
  'confluent-schema-registry': 'confluent',
  cursor: 'cursor',
  drawio: 'drawio',
  figjam: 'figjam',
  github: 'github',
  graphql: 'graphql',
  gravitee: 'gravitee',
  helm: 'helm',
  hookdeck: 'hookdeck',
  lucid: 'lucid',
  miro: 'miro',
  old: 'plugin',
  openapi: 'openapi',
  solace: 'broker',
  windsurf: 'windsurf',
} as const satisfies Record<string, string>

/** A logo's brand color. Undefined for black logos and our own icons. */
export function findBrandColor(icon: string): string | undefined {
  return new Map<string, BrandFile>(Object.entries(brandFiles)).get(icon)?.color
}
