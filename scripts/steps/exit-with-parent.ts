import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The process that started another one. Undefined where that can't be found out. */
function findParent(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  try {
    // macOS has no /proc.
    if (!existsSync(file)) return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
    const stat = readFileSync(file, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Ends this process with the one that started it. Otherwise, servers would outlive npm, which runs them in a shell. */
export function exitWithParent(): void {
  const parent = process.ppid
  const isInShell = process.env.npm_lifecycle_event !== undefined
  const npm = isInShell ? findParent(parent) : undefined
  setInterval(() => {
    try {
      // Signal 0 only checks that npm is alive.
      if (npm !== undefined) process.kill(npm, 0)
      if (process.ppid !== parent) process.exit()
    } catch {
      process.exit()
    }
  }, 250).unref()
}
