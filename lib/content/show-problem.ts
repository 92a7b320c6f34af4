import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { getContentDir } from '../kit/env'
import { formatProblem, type Problem } from '../kit/problems'
import { contentFolders } from './fields'

/** A problem as authors see it, with a path that an editor can open: `content/docs/api/event.mdx:14  …`. */
export function showProblem(problem: Problem): string {
  const { file } = problem
  const isContent = [...contentFolders, 'data', 'versioned_sidebars'].includes(file.split('/')[0] ?? '')
  // Other paths are relative to the repository.
  if (!isContent && !/^(authors|tags|versions|sidebars)\.\w+$/.test(file)) return formatProblem(problem)
  const written = path.join(getContentDir(), file)
  // The tree of a Docusaurus site consists of symbolic links.
  const absolute = existsSync(written) ? realpathSync(written) : written
  const relative = path.relative('.', absolute)
  return formatProblem({ ...problem, file: relative.startsWith('..') ? absolute : relative.split(path.sep).join('/') })
}
