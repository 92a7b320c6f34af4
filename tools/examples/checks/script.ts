import { builtinModules } from 'node:module'
import { toSuggestion } from '@/lib/kit/closest'
import { knownPackages } from '../shell/packages'
import { findSyntaxError, type Loader } from '../evaluate'
import { checkEach, findFileName, type FenceFinding } from '../types'

/** esbuild loader of a language. Undefined for other languages. */
export function toLoader(language: string): Loader | undefined {
  if (/^(?:m?ts|typescript)$/.test(language)) return 'ts'
  if (/^(?:[mc]?js|javascript)$/.test(language)) return 'js'
  return language === 'tsx' || language === 'jsx' ? language : undefined
}

/** Modules that core provides to a catalog's files. */
const ofCore = ['astro:content', 'astro:middleware', 'astro', '@config', '@catalog/components', '@catalog/snippets']

const imported =
  /^\s*(?:import|export)\b[^'"]*?(?:\bfrom\s*|^\s*import\s*)['"]([^'"]+)['"]|\b(?:require|import)\(\s*['"]([^'"]+)['"]/

/** Checks that imports resolve to a local file, a Node.js module or a known package. */
function checkImports(code: string): FenceFinding[] {
  const names = Object.keys(knownPackages)
  return code.split('\n').flatMap((text, index): FenceFinding[] => {
    const found = imported.exec(text)
    const target = found?.[1] ?? found?.[2]
    if (target === undefined || /^(?:[./]|node:|https?:)/.test(target) || builtinModules.includes(target)) return []
    if (ofCore.some((known) => target === known || target.startsWith(`${known}/`))) return []
    const name = /^(?:@[^/]*\/)?[^/]*/.exec(target)?.[0] ?? target
    if (names.includes(name)) return []
    const suggestion = toSuggestion(name, names) || ' Expected one of tools/examples/shell/packages.yml.'
    return [{ line: index + 1, message: `Unknown package "${name}".${suggestion}` }]
  })
}

/** Scripts that don't use the SDK: checks their syntax and imports. */
export const scriptChecker = checkEach(
  'script',
  ({ language }) => toLoader(language) !== undefined,
  async (fence) => {
    const message = 'Found eventcatalog.chat.js, which 2.64.4 ignores. Expected the option "chat" in the configuration.'
    const ignored = findFileName(fence) === 'eventcatalog.chat.js' ? [{ message }] : []
    const error = await findSyntaxError(fence.code, toLoader(fence.language) ?? 'ts')
    if (error === undefined) return [...ignored, ...checkImports(fence.code)]
    return [...ignored, { line: error.line, message: `Syntax error: ${error.message}` }]
  },
)
