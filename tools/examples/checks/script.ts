import { builtinModules } from 'node:module'
import { toSuggestion } from '@/lib/kit/closest'
import { knownPackages } from '../shell/packages'
import { findSyntaxError } from '../evaluate'
import { findFileName, type Checker, type Fence, type ReportFence } from '../types'

const loaders: Record<string, 'ts' | 'tsx' | 'js' | 'jsx'> = {
  ts: 'ts',
  mts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  javascript: 'js',
  jsx: 'jsx',
}

/** esbuild loader of a language. Undefined for other languages. */
export function toLoader(language: string): 'ts' | 'tsx' | 'js' | 'jsx' | undefined {
  return loaders[language]
}

/** Modules that core provides to a catalog's files. */
const ofCore = ['astro:content', 'astro:middleware', 'astro', '@config', '@catalog/components', '@catalog/snippets']

/** Checks that imports resolve to a local file, a Node.js module or a known package. */
export function reportImports(fence: Fence, code: string, report: ReportFence) {
  for (const [index, line] of code.split('\n').entries()) {
    const name =
      /^\s*(?:import|export)\b[^'"]*?(?:\bfrom\s*|^\s*import\s*)['"]([^'"]+)['"]|\b(?:require|import)\(\s*['"]([^'"]+)['"]/.exec(
        line,
      )
    const target = name?.[1] ?? name?.[2]
    if (target === undefined || /^(?:[./]|node:|https?:)/.test(target) || builtinModules.includes(target)) continue
    if (ofCore.some((known) => target === known || target.startsWith(`${known}/`))) continue
    const packageName = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/')
    const names = Object.keys(knownPackages)
    if (names.includes(packageName)) continue
    const suggestion = toSuggestion(packageName, names) || ' Expected one of tools/examples/shell/packages.yml.'
    report(fence, index + 1, `Unknown package "${packageName}".${suggestion}`)
  }
}

/** Scripts that don't use the SDK: checks their syntax and imports. */
export const scriptChecker: Checker = {
  kind: 'script',
  accepts: ({ language }) => toLoader(language) !== undefined,
  check: async (fences, report) => {
    for (const fence of fences) {
      if (findFileName(fence) === 'eventcatalog.chat.js') {
        report(
          fence,
          undefined,
          'Found eventcatalog.chat.js, which 2.64.4 ignores. Expected the option "chat" in the configuration.',
        )
      }
      const error = await findSyntaxError(fence.code, toLoader(fence.language) ?? 'ts')
      if (error !== undefined) report(fence, error.line, `Syntax error: ${error.message}`)
      else reportImports(fence, fence.code, report)
    }
  },
}
