import { checkAuth, checkConfig } from '../../catalog-schema/config'
import type { Finding } from '@/lib/catalog'
import { evaluateModule, findExportedLine } from '../evaluate'
import { checkEach, describeFinding, findFileName, isShortened, type Checker } from '../types'

const scripts = ['js', 'javascript', 'mjs', 'ts', 'typescript']

/** Provides values for environment variables that the file reads. */
function withEnvironment(code: string): string {
  return code.replaceAll(/\bprocess\.env\.(\w+)/g, (_, name: string) => {
    const value = /ISSUER|URL|URI/.test(name) ? 'https://id.parcelwise.example' : 'value-of-the-environment'
    return `("${value}")`
  })
}

function buildChecker(kind: string, names: readonly string[], check: (value: unknown) => Finding[]): Checker {
  const accepts: Checker['accepts'] = (fence) =>
    scripts.includes(fence.language) && names.includes(findFileName(fence) ?? '')
  return checkEach(kind, accepts, async (fence) => {
    const { value, error } = await evaluateModule(withEnvironment(fence.code))
    if (error !== undefined) return [{ line: error.line, message: `${fence.title} does not run: ${error.message}` }]
    if (!/\bexport\s+default\b/.test(fence.code))
      return [{ line: 1, message: 'Found no default export, expected the whole file: export default { … }.' }]
    return (
      check(value)
        // Shortened files may omit fields that were shown before.
        .filter(({ path }) => path.length > 0 || !isShortened(fence))
        .map((finding) => ({ line: findExportedLine(fence.code, finding.path), message: describeFinding(finding) }))
    )
  })
}

/** `eventcatalog.config.js`: only fields that 2.64.4 reads. */
export const configChecker = buildChecker('configuration', ['eventcatalog.config.js'], checkConfig)

/** `eventcatalog.auth.js`: sign-in providers and session. */
export const authChecker = buildChecker('sign-in', ['eventcatalog.auth.js', 'eventcatalog.auth.ts'], checkAuth)
