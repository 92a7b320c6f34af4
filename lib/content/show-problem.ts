import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { getContentDir } from '../kit/env'
import { formatProblem, type Problem } from '../kit/problems'
import { contentFolders } from './fields'

const roots: readonly string[] = [...contentFolders, 'versioned_sidebars']

/** Whether a path is relative to the content folder, not to the repository. */
const isContent = (file: string): boolean =>
  roots.includes(file.split('/')[0] ?? '') || /^(authors|tags|versions|sidebars)\.\w+$/.test(file)

/** Resolves symbolic links, which the tree of a Docusaurus site consists of. */
function toRealPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file
}

/** A problem as authors see it, with a path that an editor can open: `content/docs/api/event.mdx:14  …`. */
export function showProblem(problem: Problem): string {
  if (!isContent(problem.file)) return formatProblem(problem)
  const absolute = toRealPath(path.join(getContentDir(), problem.file))
  const relative = path.relative('.', absolute)
  return formatProblem({ ...problem, file: relative.startsWith('..') ? absolute : relative.split(path.sep).join('/') })
}
