import type { CatalogComponent } from '../catalog-schema/components'

/** A block of code that readers may copy. */
export interface Fence {
  /** File of the repository that it stands in. */
  file: string
  /** Line of the opening fence. */
  line: number
  /** Line of the first line of code. */
  codeLine: number
  /** In small letters; empty where none is given. */
  language: string
  title: string | undefined
  meta: string
  code: string
  /** Why it cannot be checked: `nocheck="needs a licence key"`. */
  reason: string | undefined
}

/** Says what is wrong with a fence, in which of its lines, counted from 1. */
export type ReportFence = (fence: Fence, line: number | undefined, message: string) => void

export interface Checker {
  /** What the report calls the fences that it checks. */
  kind: string
  accepts: (fence: Fence) => boolean
  /** Gets all fences of its kind at once, so that what is expensive happens once. */
  check: (fences: readonly Fence[], report: ReportFence, site: Site) => void | Promise<void>
}

/** What examples are compared with besides the tool itself. */
export interface Site {
  /** Whether an address of this site exists. */
  hasAddress: (address: string) => boolean
  /** Components that examples of a file may use where it is about writing for this site; undefined elsewhere. */
  components: (file: string) => Readonly<Record<string, CatalogComponent>> | undefined
  /** Components of a catalog whose files a page shows, such as `components/PriceTable.astro`. */
  ownComponents: (file: string) => ReadonlySet<string>
}

/** Value of `name="value"` behind the language of a fence. */
export function findMeta(fence: Fence, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(fence.meta)
  return match?.[1] ?? match?.[2]
}

/** Last part of the title: `index.mdx` of `events/OrderPlaced/index.mdx`. */
export function findFileName(fence: Fence): string | undefined {
  return fence.title?.split('/').at(-1)
}

/** Whether a comment says that parts are left out, as in `# shortened: the owners come later`. */
export function isShortened(fence: Fence): boolean {
  return /(?:\/\/|#|\{?\/\*)\s*shortened\b/.test(fence.code)
}
