import { validateTree } from '@/lib/content/validate'
import { ProblemList } from '@/lib/kit/problems'
import { toLines } from './compile'
import { makeTree, type TreeFiles } from './tree'

/** Messages from validating a content tree. */
export function validate(files: TreeFiles, { strict = true } = {}): { errors: string[]; warnings: string[] } {
  const problems = new ProblemList()
  validateTree(makeTree(files), { strict }, problems)
  return { errors: toLines(problems.errors), warnings: toLines(problems.warnings) }
}
