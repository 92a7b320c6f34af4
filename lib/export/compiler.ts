import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { catalogDrawings, writeConfigTypes } from '../catalog'
import { hashPlugins, listIntegrations } from '../integrations'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'
import { basePath } from '../kit/options'
import { toPlainTree } from '../outputs/markdown-copy/plain-tree'
import { writeMarkdown } from '../outputs/markdown-copy/write-markdown'
import type { CompileOptions } from '../mdx/compile'
import { createHighlighterOptions } from '../mdx/highlighter'
import type { CompileInput } from '../mdx/types'
import { toMenuItems } from '../navigation/integrations'
import { releasesFile } from '../pages'

/** What the caller decides; the rest of the compiler's options is the same for every page. */
export type PageOptions = Pick<CompileOptions, 'contentDir' | 'strict' | 'components'>

let highlighter: CompileOptions['highlighter'] | undefined

/** Adds the parts of the site that pages are compiled with: drawings, highlighting and Markdown copies. */
export function toCompileOptions(options: PageOptions): CompileOptions {
  highlighter ??= createHighlighterOptions(writeConfigTypes())
  return {
    ...options,
    drawings: catalogDrawings,
    highlighter,
    writeMarkdown: (tree, references) => writeMarkdown(toPlainTree(tree, references)),
  }
}

/** Code and data that shape the HTML of every page. Drawings have a hash of their own, so they aren't listed. */
export const compilerSources = [
  'lib/mdx',
  'lib/kit',
  'lib/outputs/markdown-copy',
  'lib/catalog/compile.ts',
  'lib/catalog/config',
  'lib/pages/releases.ts',
  'lib/export/compiler.ts',
  'lib/sdk/resources.ts',
  'components/mdx',
  'components/ui',
  'app/styles/tokens.css',
  'package-lock.json',
]

/** Code and data that only pages outside the documentation use. */
export const marketingSources = ['components/marketing', 'lib/pages/marketing', 'lib/navigation', releasesFile]

function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) =>
    statSync(source, { throwIfNoEntry: false })?.isDirectory()
      ? listFiles(source).map((file) => `${source}/${file}`)
      : [source],
  )
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

let compilerHash: string | undefined
let marketingHash: string | undefined

function hashMarketing(file: string): string {
  if (!file.startsWith('pages/')) return ''
  marketingHash ??= hashText(hashSources(marketingSources) + JSON.stringify(toMenuItems(listIntegrations())))
  return marketingHash
}

/** The cache key of a page: a hash of all that can change its HTML, apart from its partials and drawings. */
export function toCacheKey({ file, body, bodyOffset }: CompileInput, strict: boolean): string {
  compilerHash ??= hashSources(compilerSources)
  // Only pages that show the table of plugins depend on it.
  const plugins = body.includes('<AllPlugins') ? hashPlugins() : ''
  // Components write finished links, so the base path is part of the result.
  const parts = [compilerHash, basePath, hashMarketing(file), plugins, file, String(bodyOffset), String(strict), body]
  return hashText(parts.join('\0'))
}
