import { findClosest, toSuggestion } from '../../kit/closest'
import type { ProblemList } from '../../kit/problems'
import { decodePath } from '../../kit/urls'
import { expandLine, isPattern } from './expand'
import { redirectFile, type RedirectLine } from './file'

export interface RedirectContext {
  /** Addresses of the pages of this build. */
  pages: ReadonlySet<string>
  /** Addresses without a page that lead on by the folder tree. */
  folders: ReadonlyMap<string, string>
  /** Whether the export has a file at an address that is no page. */
  hasFile: (address: string) => boolean
  /** Our own tree must have every target; in another one redirects without are left out. */
  isOwn: boolean
}

const toPage = (address: string) => address.replace(/#.*$/, '')

/** Addresses by which a redirect runs, until it arrives or runs in a circle. */
function follow(from: string, targets: ReadonlyMap<string, string>): { way: string[]; isLoop: boolean } {
  const way = [from]
  for (let next = targets.get(from); next !== undefined; next = targets.get(toPage(next))) {
    const isLoop = way.some((address) => toPage(address) === toPage(next ?? ''))
    way.push(next)
    if (isLoop) return { way, isLoop }
  }
  return { way, isLoop: false }
}

function suggest(target: string, { pages }: RedirectContext): string {
  const known = [...pages]
  const closest =
    findClosest(target, known) ?? known.find((page) => page.endsWith(target.slice(target.lastIndexOf('/'))))
  return closest === undefined ? '' : toSuggestion(closest, [closest])
}

/** Collects redirects that work, and tells which do not. */
class Checker {
  readonly good = new Map<string, string>()
  private readonly targets: Map<string, string>

  constructor(
    lines: readonly RedirectLine[],
    private readonly context: RedirectContext,
    private readonly problems: ProblemList,
  ) {
    this.targets = new Map([...context.folders, ...lines.map(({ from, to }) => [from, to] as const)])
    for (const line of lines) this.check(line)
  }

  private check(line: RedirectLine): void {
    const { pages, hasFile } = this.context
    const { from, to } = line
    if (pages.has(from) || pages.has(decodePath(from)) || hasFile(from)) {
      this.leave(line, `${from} already exists, so the redirect would replace it`, 'Remove this line.')
      return
    }
    const { way, isLoop } = follow(from, this.targets)
    if (isLoop) {
      this.problems.error(
        redirectFile,
        line.line,
        `${way.join(' → ')} is a redirect loop. Expected it to end at a page.`,
      )
      return
    }
    const end = way.at(-1) ?? to
    if (!pages.has(toPage(end))) {
      this.leave(
        line,
        `${from} redirects to ${end}, which doesn’t exist`,
        `Expected a page.${suggest(toPage(end), this.context)}`,
      )
      return
    }
    if (way.length > 2 && this.context.isOwn) {
      this.leave(line, `${from} redirects to ${to}, which redirects to ${end}`, `Expected ${end}.`)
      return
    }
    this.good.set(from, end)
  }

  /** In our own tree the build stops; in another one the redirect is left out, or somebody has to edit two trees. */
  private leave({ line }: RedirectLine, found: string, expected: string): void {
    if (this.context.isOwn) this.problems.error(redirectFile, line, `${found}. ${expected}`)
    else this.problems.warn(redirectFile, line, `${found}. The redirect is ignored.`)
  }
}

/**
 * Works out which redirects this build has: patterns written out, each leading to a page in one step.
 * @param problems gets what is wrong, by line: targets that do not exist, circles, chains, pages that would be hidden
 */
export function checkRedirects(
  lines: readonly RedirectLine[],
  context: RedirectContext,
  problems: ProblemList,
): Map<string, string> {
  const expanded = lines.flatMap((line) => {
    const found = expandLine(line, context.pages)
    if (isPattern(line) && found.length === 0) {
      const said = `${line.from} redirects to ${line.to}, but no page matches`
      if (context.isOwn) problems.error(redirectFile, line.line, `${said}. Expected at least one.`)
      else problems.warn(redirectFile, line.line, `${said}. The redirect is ignored.`)
    }
    return found
  })
  return new Checker(expanded, context, problems).good
}
