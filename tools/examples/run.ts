import { compareProblems, type Problem } from '@/lib/kit/problems'
import { authChecker, configChecker } from './checks/config'
import { dataChecker } from './checks/data'
import { fieldsChecker, frontMatterChecker } from './checks/front-matter'
import { graphqlChecker, markdownChecker, mermaidChecker } from './checks/languages'
import { scriptChecker } from './checks/script'
import { sdkChecker } from './checks/sdk'
import { lightChecker } from './light-rules'
import { shellChecker } from './shell/check'
import { checkLinks, type Site } from './site'
import type { Checker, Fence, ReportFence } from './types'

/** Every check. The first one that accepts a fence is used. */
const checkers: readonly Checker[] = [
  frontMatterChecker,
  fieldsChecker,
  configChecker,
  authChecker,
  sdkChecker,
  scriptChecker,
  shellChecker,
  dataChecker,
  graphqlChecker,
  mermaidChecker,
  markdownChecker,
  lightChecker,
]

/** Languages for program output and plain text, which have nothing to check. */
const output = new Set(['', 'text', 'txt', 'plaintext', 'plain', 'console', 'output', 'ansi'])

/** Numbers of fences. Excused ones are skipped for a stated reason, and there's no check for unknown ones. */
type Tally = Record<'checked' | 'excused' | 'unknown', number>

/** Checks each fence with the first check that accepts it. Sorts problems by file and line. */
export async function checkFences(fences: readonly Fence[], site: Site) {
  const problems: Problem[] = []
  const kinds = new Map<string, Tally>()
  const groups = new Map<Checker, Fence[]>()
  const excused: { fence: Fence; checker: Checker }[] = []
  /** Fences that only show output. */
  let outputs = 0
  const report: ReportFence = (fence, line, message) => {
    const at = line === undefined ? fence.line : fence.line + line
    problems.push({ severity: 'error', file: fence.file, line: at, message })
  }
  const count = (kind: string, key: keyof Tally) => {
    const tally = kinds.get(kind) ?? { checked: 0, excused: 0, unknown: 0 }
    tally[key]++
    kinds.set(kind, tally)
  }
  for (const fence of fences) {
    const { language, reason } = fence
    if (reason === '') report(fence, undefined, 'Found nocheck without a reason, expected nocheck="why not".')
    if (/(?:^|\s)no-check\b/.test(fence.meta)) report(fence, undefined, 'Found no-check, expected nocheck="why not".')
    const checker = checkers.find(({ accepts }) => accepts(fence))
    if (checker === undefined && output.has(language)) outputs++
    else if (reason !== undefined) {
      count(checker?.kind ?? language, 'excused')
      if (checker !== undefined) excused.push({ fence, checker })
    } else if (checker === undefined) {
      count(language, 'unknown')
      const message = `No check for "${language}". Expected a language with a check, or nocheck="why not".`
      report(fence, undefined, message)
    } else {
      count(checker.kind, 'checked')
      groups.set(checker, [...(groups.get(checker) ?? []), fence])
    }
  }
  for (const [checker, group] of groups) await checker.check(group, report, site)
  for (const { fence, checker } of excused) {
    let isWrong = false
    await checker.check([fence], () => (isWrong = true), site)
    if (!isWrong) report(fence, undefined, `Found nocheck="${fence.reason}", but the check passes. Remove it.`)
  }
  for (const fence of fences) if (fence.reason === undefined) checkLinks(fence, report, site)
  return { problems: problems.sort(compareProblems), kinds, outputs }
}

export type ExamplesReport = Awaited<ReturnType<typeof checkFences>>

/** `412 of 420 examples are checked (98.1%)`, with a line for each kind. */
export function formatTally({ kinds, outputs }: ExamplesReport): string {
  const sum = (key: keyof Tally) => [...kinds.values()].reduce((total, tally) => total + tally[key], 0)
  const total = sum('checked') + sum('excused') + sum('unknown')
  const percent = total === 0 ? 100 : (sum('checked') / total) * 100
  const lines = [...kinds].map(([kind, { checked, excused, unknown }]) => {
    const rest = [excused > 0 ? `${excused} with a reason not to` : [], unknown > 0 ? `${unknown} unknown` : []]
    return `  ${kind.padEnd(16)} ${String(checked).padStart(4)}  ${rest.flat().join(', ')}`.trimEnd()
  })
  const first = `${sum('checked')} of ${total} examples are checked (${percent.toFixed(1)}%); ${outputs} show output.`
  return [first, ...lines.sort()].join('\n')
}
