import type { Finding } from '@/lib/catalog'
import type { Site } from './site'

/** A code block that readers may copy. */
export interface Fence {
  /** File in the repository. */
  file: string
  /** Line of the opening fence. */
  line: number
  /** Lowercase. Empty if none is set. */
  language: string
  title: string | undefined
  meta: string
  code: string
  /** Reason for skipping the check: `nocheck="needs a license key"`. */
  reason: string | undefined
}

/** Reports a problem in a fence. Line numbers start at 1. */
export type ReportFence = (fence: Fence, line: number | undefined, message: string) => void

/** A problem in a fence, and its line in the code, starting at 1. */
export interface FenceFinding {
  line?: number | undefined
  message: string
}

export interface Checker {
  /** Name of the check in the report. */
  kind: string
  accepts: (fence: Fence) => boolean
  /** Receives all its fences in a single call, to do expensive work once. */
  check: (fences: readonly Fence[], report: ReportFence, site: Site) => void | Promise<void>
}

/** Creates a check that looks at one fence at a time. */
export function checkEach(
  kind: string,
  accepted: readonly string[] | Checker['accepts'],
  find: (fence: Fence, site: Site) => readonly FenceFinding[] | Promise<readonly FenceFinding[]>,
): Checker {
  return {
    kind,
    accepts: typeof accepted === 'function' ? accepted : ({ language }) => accepted.includes(language),
    check: async (fences, report, site) => {
      for (const fence of fences) for (const { line, message } of await find(fence, site)) report(fence, line, message)
    },
  }
}

/** Describes what parsing throws. No findings if it doesn't. */
export async function findError(
  parse: () => unknown,
  describe: (message: string, error: unknown) => FenceFinding,
): Promise<FenceFinding[]> {
  try {
    await parse()
    return []
  } catch (error) {
    return [describe(toMessage(error), error)]
  }
}

/** A finding about a value in a file. Only values within others need their path in the message. */
export const describeFinding = ({ path, message }: Finding) =>
  path.length > 1 ? `${path.join('.')}: ${message}` : message

export const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Value of `name="value"` after a fence's language. */
export function findMeta(fence: Fence, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(fence.meta)
  return match?.[1] ?? match?.[2]
}

/** Last segment of the title: `events/OrderPlaced/index.mdx` → `index.mdx`. */
export const findFileName = (fence: Fence) => fence.title?.split('/').at(-1)

/** Whether a comment says that parts are omitted, as in `# shortened: the owners come later`. */
export const isShortened = (fence: Fence) => /(?:\/\/|#|\{?\/\*)\s*shortened\b/.test(fence.code)
