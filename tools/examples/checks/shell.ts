import { existsSync, readFileSync } from 'node:fs'
import { catalogScripts, checkShell, type Project } from '../shell/check'
import { checkEach, type Fence } from '../types'

/** The project that a fence's commands run in: this site on pages for contributors, a catalog on all others. */
export function getProject({ file }: Fence): Project {
  const isAboutThisSite =
    file.startsWith('content/docs/contributing/') || !file.startsWith('content/') || file === 'content/README.md'
  if (!isAboutThisSite) return { scripts: catalogScripts }
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  return { scripts: [...Object.keys(scripts), ...catalogScripts], hasFile: existsSync }
}

/** Checks that packages and npm scripts in shell commands exist. */
export const shellChecker = checkEach('shell', ['bash', 'sh', 'shell', 'shellscript', 'zsh'], (fence) =>
  checkShell(fence.code, getProject(fence)),
)
