/** Something wrong with content: where it stands, what was found and what was expected. */
export interface Problem {
  severity: 'error' | 'warning'
  /** Path of the file below the content folder, or of a file of the repository. */
  file: string
  line?: number
  message: string
}

/** `content/docs/api/event.mdx:14  Unknown component <Calout>. Did you mean <Callout>?` */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`
}

/** Stops a build. Its message is the list of problems, one a line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** Collects problems while a step runs, so that an editor sees all of them at once. */
export class ProblemList {
  readonly all: Problem[] = []

  error(file: string, line: number | undefined, message: string): void {
    this.all.push({ severity: 'error', file, line, message })
  }

  warn(file: string, line: number | undefined, message: string): void {
    this.all.push({ severity: 'warning', file, line, message })
  }

  get errors(): Problem[] {
    return this.all.filter((problem) => problem.severity === 'error')
  }

  get warnings(): Problem[] {
    return this.all.filter((problem) => problem.severity === 'warning')
  }

  /** @throws ContentError when an error was collected. */
  assertNoErrors(): void {
    if (this.errors.length > 0) throw new ContentError(this.errors)
  }
}
