import type { Reaction } from './env'

/** A problem in the content: its location, and what was found and expected. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Path relative to the content folder, or of a file in the repository. */
  file: string
  line?: number
  message: string
}

/** `content/docs/api/event.mdx:14  Unknown component <Calout>. Did you mean <Callout>?` */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`
}

/** Fails a build. The message lists all problems, one per line. */
export class ContentError extends Error {
  override readonly name = 'ContentError'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}

/** Collects problems during a step, so that all of them are reported together. */
export class ProblemList {
  readonly all: Problem[] = []

  error(file: string, line: number | undefined, message: string): void {
    this.report('throw', file, line, message)
  }

  warn(file: string, line: number | undefined, message: string): void {
    this.report('warn', file, line, message)
  }

  /** Reports with the severity that the site owner configured. */
  report(reaction: Reaction, file: string, line: number | undefined, message: string): void {
    if (reaction !== 'ignore')
      this.all.push({ severity: reaction === 'throw' ? 'error' : 'warning', file, line, message })
  }

  get errors(): Problem[] {
    return this.all.filter(({ severity }) => severity === 'error')
  }

  get warnings(): Problem[] {
    return this.all.filter(({ severity }) => severity === 'warning')
  }

  /** @throws ContentError if there are errors */
  assertNoErrors(): void {
    if (this.errors.length > 0) throw new ContentError(this.errors)
  }
}

/** Sorts problems by file and line. */
export function compareProblems(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0)
}
