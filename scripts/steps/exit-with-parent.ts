import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The process that started another one. Undefined where that can't be found out. */
function findParent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // There's no /proc on macOS and Windows.
  }
  try {
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Ends this process when the one that started it has ended, such as npm. Ending `npm start` would otherwise leave the
 * server running, because npm runs it in a shell, which doesn't forward signals.
 */
export function exitWithParent(): void {
  const parent = process.ppid
  const isInShell = process.env.npm_lifecycle_event !== undefined
  const npm = isInShell ? findParent(parent) : undefined
  setInterval(() => {
    if (process.ppid !== parent || (npm !== undefined && !isAlive(npm))) process.exit()
  }, 250).unref()
}
