import { spawnSync } from 'node:child_process'

function git(args: string[], cwd: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Files that differ from the main branch, committed or not.
 * @param isPushed whether main is known to be fine as it was pushed, so that commits on top of it are compared, too
 * @returns paths relative to the repository root; undefined if there's nothing to compare with: no repository, no main
 * branch, or the main branch itself is checked out
 */
export function findChangedFiles(cwd = process.cwd(), isPushed = false): string[] | undefined {
  const head = git(['rev-parse', 'HEAD'], cwd)
  for (const main of ['origin/main', 'main']) {
    const base = git(['merge-base', main, 'HEAD'], cwd)
    if (base === undefined || (base === head && !(isPushed && main === 'origin/main'))) continue
    const committed = git(['diff', '--name-only', base], cwd)
    const untracked = git(['ls-files', '--others', '--exclude-standard'], cwd)
    if (committed === undefined || untracked === undefined) return undefined
    return [...committed.split('\n'), ...untracked.split('\n')].filter((name) => name !== '')
  }
  return undefined
}
