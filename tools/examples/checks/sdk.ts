import { checkFrontMatter, findFileKind } from '../../catalog-schema/front-matter'
import { parseSource } from '@/lib/content/source-file'
import { ProblemList } from '@/lib/kit/problems'
import { callsFactory, findFolderName, runScripts, typeCheck } from '../sdk/run-scripts'
import { findFileName, findMeta, type Checker, type Fence } from '../types'
import { parseYaml } from '../yaml-place'
import { toLoader } from './script'

/** Validates the front matter of files that a script wrote. */
function checkWritten(written: Record<string, string>): string[] {
  return Object.entries(written).flatMap(([file, text]) => {
    const kind = findFileKind(file)
    if (kind === undefined || parseSource(file, text, new ProblemList()) === undefined) return []
    const fields = /^---[ \t]*\n([\s\S]*?)^---/m.exec(text)?.[1] ?? ''
    return (
      checkFrontMatter(kind, parseYaml(fields).values[0] ?? {})
        .map(({ path, message }) => ({ place: path.join('.'), message }))
        // The SDK also writes the text of custom docs to a front matter field, which EventCatalog doesn't read.
        .filter(({ place }) => kind !== 'customPages' || place !== 'markdown')
        .map(({ place, message }) => `It writes ${file}, where ${place || 'the front matter'} is invalid: ${message}`)
    )
  })
}

/** Next to a catalog, there's no `"type": "module"`, so a `.ts` file with top-level await fails. */
const hasWrongExtension = (fence: Fence) =>
  findFileName(fence)?.endsWith('.ts') === true && findFolderName(fence.code) !== undefined

/** Scripts that use the SDK: type-checks them against the real package, and runs them. */
export const sdkChecker: Checker = {
  kind: 'SDK',
  accepts: (fence) => toLoader(fence.language) !== undefined && /['"]@eventcatalog\/sdk['"]/.test(fence.code),
  check: async (fences, report) => {
    const scripts = fences.map((fence) => ({ fence, code: fence.code, language: toLoader(fence.language) ?? 'ts' }))
    const errors = typeCheck(scripts)
    for (const { script, line, message } of errors) report(script.fence, line, message)
    for (const fence of fences.filter(hasWrongExtension)) {
      const name = findFileName(fence) ?? ''
      const message = `Found ${name}, expected ${name.replace(/ts$/, 'mts')} for a script outside of the catalog.`
      report(fence, undefined, message)
    }
    const broken = new Set(errors.map(({ script }) => script))
    const runnable = scripts.filter(
      (script) => !broken.has(script) && callsFactory(script.code) && findMeta(script.fence, 'norun') === undefined,
    )
    for (const { script, error, written } of await runScripts(runnable)) {
      const { fence } = script
      if (error === undefined) for (const message of checkWritten(written)) report(fence, undefined, message)
      else {
        const line = /example(?:-\d+\.mjs)?:(\d+)/.exec(error.stack)?.[1]
        const message = `It fails in examples/parcelwise: ${error.message.split('\n')[0]}`
        report(fence, line === undefined ? undefined : Number(line), message)
      }
    }
  },
}
