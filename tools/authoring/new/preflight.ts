import { findCollection } from '@/lib/content/fields'
import { parseSource } from '@/lib/content/source-file'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import type { Changes } from '../changes'
import { parseCategory } from '../../lint/category'
import { parseText } from '../../lint/parse'
import { lintContent } from '../../lint/run'
import type { LintPage } from '../../lint/types'
import type { Workspace } from '../workspace'

function toLintPage(file: string, text: string): LintPage[] {
  const collection = findCollection(file)?.name
  if (collection === undefined) return [parseCategory(file, text)].filter((page) => page !== undefined)
  const source = parseSource(file, text, new ProblemList())
  return source === undefined ? [] : [{ ...source, collection, ...parseText(source.body) }]
}

/**
 * Lints new files before they're written, so that generated pages pass every check.
 * @throws with the findings, most of which concern the given title
 */
export function assertPasses({ contentDir }: Workspace, changes: Changes): void {
  const unsaved = [...changes.writes]
    .filter(([file]) => file.startsWith('content/'))
    .flatMap(([file, text]) => toLintPage(file.slice('content/'.length), text))
  const problems = lintContent({ contentDir, files: [], unsaved })
  if (problems.length > 0) throw new Error(`Nothing was written:\n${problems.map(formatProblem).join('\n')}`)
}
