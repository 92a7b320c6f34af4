import { readFileSync } from 'node:fs'
import { authorComponents } from '@/components/mdx/author-components'
import { toCompileOptions } from '@/lib/export/compiler'
import { compileBody } from '@/lib/mdx/compile'
import type { CompiledBody } from '@/lib/mdx/types'
import { parseSource } from '@/lib/content/source-file'
import { ContentError, formatProblem, ProblemList, type Problem } from '@/lib/kit/problems'

interface CompileSettings {
  /** Our own tree by default. `false` compiles as a tree written for Docusaurus. */
  strict?: boolean
  file?: string
  contentDir?: string
  bodyOffset?: number
  /** Whether the page may run code, in a tree written for Docusaurus. */
  trusted?: boolean
  /** Configuration of the Docusaurus site, whose plugins run. */
  siteConfig?: string
}

/** Compiles a text as a page of a content tree. */
export function compile(body: string, settings: CompileSettings = {}): Promise<CompiledBody> {
  const {
    strict = true,
    file = 'docs/page.mdx',
    contentDir = 'tests/fixtures/docusaurus',
    bodyOffset = 0,
    trusted = false,
    siteConfig,
  } = settings
  return compileBody(
    { file, body, bodyOffset },
    { ...toCompileOptions({ contentDir, strict, components: authorComponents, trusted }), siteConfig },
  )
}

const manualFile = 'docs/contributing/components.mdx'
/** The page with every component, in every state. */
export const manual =
  parseSource(manualFile, readFileSync(`content/${manualFile}`, 'utf8'), new ProblemList())?.body ?? ''
let compiledManual: Promise<CompiledBody> | undefined

/** Compiles the page with every component, once per process. */
export function compileManual(): Promise<CompiledBody> {
  compiledManual ??= compile(manual, { file: manualFile, contentDir: 'content' })
  return compiledManual
}

/** Compiles as a tree written for Docusaurus, where unknown features aren't errors. */
export function compileForeign(body: string, settings: CompileSettings = {}): Promise<CompiledBody> {
  return compile(body, { ...settings, strict: false })
}

/** The messages an author would see: errors, or the warnings of a page that compiles. */
export async function getMessages(body: string, settings: CompileSettings = {}): Promise<string[]> {
  try {
    return toLines((await compile(body, settings)).warnings)
  } catch (error) {
    if (error instanceof ContentError) return toLines(error.problems)
    throw error
  }
}

export function toLines(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem)
}
