import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ProblemList } from '../kit/problems'

/** Files of a route that Next.js draws, whatever section they belong to: `page.tsx`, `page.docs.tsx`. */
const drawn = /^(page|layout|template|default|not-found|error|global-error|loading)(\.\w+)?\.tsx$/

function hasDefaultExport(source: string): boolean {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/.test(code)
}

/**
 * A route without a default export cannot be shown. Next.js says so when everything is compiled, and does not name the
 * file; this says so first.
 * @throws ContentError with every such file
 */
export function assertPageModules(folder = 'app'): void {
  const problems = new ProblemList()
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  for (const name of names.sort()) {
    if (!drawn.test(path.basename(name)) || hasDefaultExport(readFileSync(path.join(folder, name), 'utf8'))) continue
    problems.error(
      path.posix.join(folder, name.split(path.sep).join('/')),
      undefined,
      'No default export. Expected "export default function" with the component for this route.',
    )
  }
  problems.assertNoErrors()
}
