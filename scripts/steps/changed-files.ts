import { spawnSync } from 'node:child_process'

/** What a Git command prints; undefined if it fails. */
export function git(args: string[], cwd: string): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })
  return status === 0 ? stdout.trim() : undefined
}

/** Files that differ from the pushed main branch, committed or not. Undefined if there's no branch to compare with. */
export function findChangedFiles(cwd = process.cwd()): string[] | undefined {
  const head = git(['rev-parse', 'HEAD'], cwd)
  for (const main of ['origin/main', 'main']) {
    const base = git(['merge-base', main, 'HEAD'], cwd)
    if (base === undefined || (base === head && main === 'main')) continue
    const committed = git(['diff', '--name-only', base], cwd)
    const untracked = git(['ls-files', '--others', '--exclude-standard'], cwd)
    if (committed === undefined || untracked === undefined) return undefined
    return [...committed.split('\n'), ...untracked.split('\n')].filter((name) => name !== '')
  }
  return undefined
}
