/** Names of measurements in `results.json` and on the command line. */
export const sections = ['builds', 'pages', 'interactions'] as const
export type Section = (typeof sections)[number]

export const toolIds = ['ours', 'docusaurus', 'starlight', 'vitepress', 'fumadocs', 'nextra'] as const
export type ToolId = (typeof toolIds)[number]

export const pageKinds = ['short', 'long', 'index'] as const
export type PageKind = (typeof pageKinds)[number]

export const byteKinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const
export type ByteKind = (typeof byteKinds)[number]

export const interactionKinds = ['menu', 'search', 'theme'] as const
export type InteractionKind = (typeof interactionKinds)[number]

/** Fields of every row: tool, round and time. */
export interface Row {
  round: number
  tool: ToolId
  at: string
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

export interface LighthouseFigures {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Names of Lighthouse audits that reduced the score. */
  failed: string[]
  /** Lighthouse's measure of the machine's speed at that moment. */
  benchmarkIndex: number
}

export interface PageRow extends Row {
  page: PageKind
  /** Transferred bytes: headers and compressed bodies. */
  bytes: Record<ByteKind, number>
  requests: number
  /** Requests with an error status. */
  errors: number
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

/** How the pages were adapted for a tool, in numbers, for transparency. */
export interface ContentFigures {
  pages: number
  bytes: number
  linksBetweenPages: number
  /** Links to files outside the tree, such as feeds. They point to the public site. */
  linksOutside: number
  diagramsAsText: number
  addressesSetByHand: Record<ToolId, number>
}

export interface Results {
  date: string
  machine: { cpu: string; cores: number; memoryGigabytes: number; system: string }
  versions: Record<string, string>
  content: ContentFigures
  builds: BuildRow[]
  pages: PageRow[]
  interactions: InteractionRow[]
}
