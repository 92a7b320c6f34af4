import { checkFrontMatter, findFileKind } from '../../catalog-schema/front-matter'
import { parseSource } from '@/lib/content/source-file'
import { ProblemList } from '@/lib/kit/problems'
import type { Outcome } from '../sdk/child'
import { callsFactory, findFolderName, toModule, typeCheck, type Script, runScripts } from '../sdk/run-scripts'
import { findFileName, findMeta, type Checker, type Fence, type ReportFence } from '../types'
import { parseYaml } from '../yaml-place'
import { toLoader } from './script'

const catalog = 'examples/parcelwise'

function findLine({ stack }: { stack: string }): number | undefined {
  const line = /example(?:-\d+\.mjs)?:(\d+)/.exec(stack)?.[1]
  return line === undefined ? undefined : Number(line)
}

/** Validates the front matter of files that a script wrote. */
function reportWritten(fence: Fence, { written }: Outcome, report: ReportFence) {
  for (const [file, text] of Object.entries(written)) {
    const kind = findFileKind(file)
    // The SDK also writes the text of custom docs to a front matter field, which EventCatalog doesn't read.
    const isQuirk = (path: readonly unknown[]) => kind === 'customPages' && path.join('.') === 'markdown'
    const fields = /^---[ \t]*\n([\s\S]*?)^---/m.exec(text)?.[1]
    if (kind === undefined || parseSource(file, text, new ProblemList()) === undefined) continue
    for (const { path, message } of checkFrontMatter(kind, parseYaml(fields ?? '').values[0] ?? {})) {
      if (isQuirk(path)) continue
      report(
        fence,
        undefined,
        `It writes ${file}, where ${path.join('.') || 'the front matter'} is invalid: ${message}`,
      )
    }
  }
}

/** Next to a catalog, there's no `"type": "module"`, so a `.ts` file with top-level await fails. */
function reportExtension(fence: Fence, report: ReportFence) {
  const name = findFileName(fence)
  if (name?.endsWith('.ts') !== true || findFolderName(fence.code) === undefined) return
  report(fence, undefined, `Found ${name}, expected ${name.replace(/ts$/, 'mts')} for a script outside of the catalog.`)
}

/** Scripts that use the SDK: type-checks them against the real package, and runs them. */
export const sdkChecker: Checker = {
  kind: 'SDK',
  accepts: (fence) => toLoader(fence.language) !== undefined && /['"]@eventcatalog\/sdk['"]/.test(fence.code),
  check: async (fences, report) => {
    const scripts = fences.map(({ language, code }): Script => ({ language: toLoader(language) ?? 'ts', code }))
    const errors = typeCheck(scripts)
    for (const { script, line, message } of errors) {
      const fence = fences[script]
      if (fence !== undefined) report(fence, line, message)
    }
    for (const fence of fences) reportExtension(fence, report)
    const broken = new Set(errors.map(({ script }) => script))
    const runnable = fences.filter(
      (fence, index) => !broken.has(index) && callsFactory(fence.code) && findMeta(fence, 'norun') === undefined,
    )
    const modules = await Promise.all(
      runnable.map(async ({ code, language }) => ({
        text: await toModule(code, toLoader(language) ?? 'ts'),
        folder: findFolderName(code),
      })),
    )
    const outcomes = await runScripts(modules, catalog)
    for (const [index, outcome] of outcomes.entries()) {
      const fence = runnable[index]
      if (fence === undefined) continue
      if (outcome.error === undefined) reportWritten(fence, outcome, report)
      else report(fence, findLine(outcome.error), `It fails in ${catalog}: ${outcome.error.message.split('\n')[0]}`)
    }
  },
}
