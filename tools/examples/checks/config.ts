import { checkAuth, checkConfig } from '../../catalog-schema/config'
import type { Finding } from '@/lib/catalog'
import { evaluateModule, findExportedLine } from '../evaluate'
import { findFileName, isShortened, type Checker, type Fence, type ReportFence } from '../types'

const scripts = new Set(['js', 'javascript', 'mjs', 'ts', 'typescript'])

/** Provides values for environment variables that the file reads. */
function withEnvironment(code: string): string {
  return code.replaceAll(/\bprocess\.env\.(\w+)/g, (_, name: string) => {
    const value = /ISSUER|URL|URI/.test(name) ? 'https://id.parcelwise.example' : 'value-of-the-environment'
    return `("${value}")`
  })
}

async function checkFile(fence: Fence, check: (value: unknown) => Finding[], report: ReportFence) {
  const isPart = !/\bexport\s+default\b/.test(fence.code)
  const { value, error } = await evaluateModule(withEnvironment(fence.code))
  if (error !== undefined) return report(fence, error.line, `${fence.title} does not run: ${error.message}`)
  if (isPart) return report(fence, 1, `Found no default export, expected the whole file: export default { … }.`)
  for (const { path, message } of check(value)) {
    // Shortened files may omit fields that were shown before.
    if (isShortened(fence) && path.length === 0) continue
    report(fence, findExportedLine(fence.code, path), path.length > 1 ? `${path.join('.')}: ${message}` : message)
  }
}

function buildChecker(kind: string, names: readonly string[], check: (value: unknown) => Finding[]): Checker {
  return {
    kind,
    accepts: (fence) => scripts.has(fence.language) && names.includes(findFileName(fence) ?? ''),
    check: async (fences, report) => {
      for (const fence of fences) await checkFile(fence, check, report)
    },
  }
}

/** `eventcatalog.config.js`: only fields that 2.64.4 reads. */
export const configChecker = buildChecker('configuration', ['eventcatalog.config.js'], checkConfig)

/** `eventcatalog.auth.js`: sign-in providers and session. */
export const authChecker = buildChecker('sign-in', ['eventcatalog.auth.js', 'eventcatalog.auth.ts'], checkAuth)
