/** Names of measurements in `results.json` and on the command line. */
export const sections = ['builds', 'pages', 'interactions'] as const
export type Section = (typeof sections)[number]

/** The compared tools, in the order they take turns. */
export const toolNames = {
  ours: 'This site',
  docusaurus: 'Docusaurus',
  starlight: 'Starlight',
  vitepress: 'VitePress',
  fumadocs: 'Fumadocs',
  nextra: 'Nextra',
}
export type ToolId = keyof typeof toolNames
export const toolIds = Object.keys(toolNames) as ToolId[]

/** Measured pages: a function, the longest reference page, and an index. */
export const measuredPages = { short: '/docs/sdk/function/getUser', long: '/docs/sdk/types', index: '/docs/api' }
export type PageKind = keyof typeof measuredPages
export const pageKinds = Object.keys(measuredPages) as PageKind[]

/** Pages on which interactions are measured: a small and a large one. The index is in between. */
export const interactivePages = ['short', 'long'] as const

export const interactionNames = {
  menu: 'Open the menu',
  search: 'Open search with Ctrl+K',
  theme: 'Switch the theme',
}
export type InteractionKind = keyof typeof interactionNames
export const interactionKinds = Object.keys(interactionNames) as InteractionKind[]

export const byteNames = {
  html: 'HTML',
  js: 'JavaScript',
  css: 'CSS',
  font: 'Fonts',
  image: 'Images',
  other: 'Other',
}
export type ByteKind = keyof typeof byteNames

/** Fields of every row. */
export interface Row {
  round: number
  tool: ToolId
}

export interface BuildFigures {
  seconds: number
  /** Summed over all cores, so less affected by a busy machine. */
  processorSeconds: number
  /** Peak memory of all the build's processes together. */
  peakMegabytes: number
}

export interface BuildRow extends Row {
  clean: BuildFigures
  edit: BuildFigures
  /** Number of builds that hung and were repeated. */
  hung: number
  output: { bytes: number; files: number }
}

/** Scores, milliseconds, and the layout shift. */
export type LighthouseFigures = Record<
  'performance' | 'accessibility' | 'best-practices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls',
  number
>

export interface PageRow extends Row {
  page: PageKind
  /** Transferred bytes: headers and compressed bodies. */
  bytes: Record<ByteKind, number>
  requests: number
  lighthouse: LighthouseFigures
}

export interface InteractionRow extends Row {
  page: PageKind
  kind: InteractionKind
  /** From the first input to the painted response. null if the tool doesn't have the feature. */
  milliseconds: number | null
  /** Inputs without any effect. */
  lost: number
}

export interface Results {
  date: string
  machine: { cpu: string; cores: number; memoryGigabytes: number; system: string }
  versions: Record<string, string>
  /** How the pages were adapted, in numbers, for transparency. Links outside point to files, such as feeds. */
  content: Record<
    'pages' | 'bytes' | 'linksBetweenPages' | 'linksOutside' | 'diagramsAsText' | 'slugsForStarlight',
    number
  >
  builds: BuildRow[]
  pages: PageRow[]
  interactions: InteractionRow[]
}
