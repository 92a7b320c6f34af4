/** What a measurement is called in `results.json` and on the command line. */
export const sections = ['builds', 'pages', 'interactions'] as const
export type Section = (typeof sections)[number]

export const toolIds = ['ours', 'docusaurus', 'starlight', 'vitepress'] as const
export type ToolId = (typeof toolIds)[number]

export const pageKinds = ['short', 'long', 'index'] as const
export type PageKind = (typeof pageKinds)[number]

export const byteKinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const
export type ByteKind = (typeof byteKinds)[number]

export const interactionKinds = ['menu', 'search', 'theme'] as const
export type InteractionKind = (typeof interactionKinds)[number]

/** What every row says: which round of which tool it belongs to, and when it was measured. */
export interface Row {
  round: number
  tool: ToolId
  at: string
}

export interface BuildFigures {
  seconds: number
  /** Of all cores together: what a busy machine changes less. */
  processorSeconds: number
  /** All processes of the build together, at their highest. */
  peakMegabytes: number
}

export interface BuildRow extends Row {
  clean: BuildFigures
  edit: BuildFigures
  /** Builds that did not end and were made again. */
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
  /** Audits that cost points, by their names in Lighthouse. */
  failed: string[]
  /** How fast Lighthouse found the machine at that moment. */
  benchmarkIndex: number
}

export interface PageRow extends Row {
  page: PageKind
  /** Transferred: headers and compressed bodies. */
  bytes: Record<ByteKind, number>
  requests: number
  /** Requests that were answered with an error. */
  errors: number
  lighthouse: LighthouseFigures
}

export interface InteractionRow extends Row {
  page: PageKind
  kind: InteractionKind
  /** From the first input to the painted answer; null where the tool has no such thing. */
  milliseconds: number | null
  /** Inputs that nothing answered. */
  lost: number
}

/** How the pages were written for a tool, in numbers: what had to be changed is told and not hidden. */
export interface ContentFigures {
  pages: number
  bytes: number
  linksBetweenPages: number
  /** To files that no tree has, such as feeds: they lead to the public site. */
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
