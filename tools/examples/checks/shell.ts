import { existsSync, readFileSync } from 'node:fs'
import { catalogScripts, checkShell, type Project } from '../shell/check'
import type { Checker, Fence } from '../types'

const shells = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh'])

function readOwnScripts(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  return Object.keys(scripts)
}

/** Pages for contributors use this site's npm scripts. All others use a catalog's. */
function isAboutThisSite({ file }: Fence): boolean {
  return file.startsWith('content/docs/contributing/') || !file.startsWith('content/') || file === 'content/README.md'
}

/** The project that a fence's commands run in. */
export function getProject(fence: Fence): Project {
  if (!isAboutThisSite(fence)) return { scripts: catalogScripts }
  return { scripts: [...readOwnScripts(), ...catalogScripts], hasFile: existsSync }
}

/** Checks that packages and npm scripts in shell commands exist. */
export const shellChecker: Checker = {
  kind: 'shell',
  accepts: ({ language }) => shells.has(language),
  check: (fences, report) => {
    for (const fence of fences) {
      for (const { line, message } of checkShell(fence.code, getProject(fence))) report(fence, line, message)
    }
  },
}
