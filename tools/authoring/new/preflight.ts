import { findCollection } from '@/lib/content/fields'
import { parseSource } from '@/lib/content/source-file'
import { ProblemList, type Problem } from '@/lib/kit/problems'
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

/** Lints new files before they're written. Most findings concern the given title or the words of the path. */
export function findProblems({ contentDir }: Workspace, changes: Changes): Problem[] {
  const unsaved = [...changes.writes]
    .filter(([file]) => file.startsWith('content/'))
    .flatMap(([file, text]) => toLintPage(file.slice('content/'.length), text))
  return lintContent({ contentDir, files: [], unsaved })
}
