import { readFileSync, statSync } from 'node:fs'
import { catalogDrawings, writeConfigTypes } from '../catalog'
import { listRecentPosts } from '../blog'
import { hashPlugins, listIntegrations } from '../integrations'
import { findTreeSettings } from '../content/tree-settings'
import { getContentDir, isTrusted } from '../kit/env'
import { hashFolders, hashText } from '../kit/hash'
import { basePath } from '../kit/options'
import { toPlainTree } from '../outputs/markdown-copy/plain-tree'
import { writeMarkdown } from '../outputs/markdown-copy/write-markdown'
import type { CompileOptions } from '../mdx/compile'
import { createHighlighterOptions } from '../mdx/highlighter'
import type { CompileInput } from '../mdx/types'
import { toMenuItems } from '../navigation/integrations'
import { releasesFile } from '../pages'

/** Options that vary by caller. The rest are the same for every page. */
export type PageOptions = Pick<CompileOptions, 'contentDir' | 'strict' | 'components' | 'trusted'>

let highlighter: CompileOptions['highlighter'] | undefined

/** Adds the site's drawings, highlighting and Markdown copies to the options. */
export function toCompileOptions(options: PageOptions): CompileOptions {
  highlighter ??= createHighlighterOptions(writeConfigTypes())
  const settings = findTreeSettings(options.contentDir)
  return {
    trusted: isTrusted(settings !== undefined),
    math: settings?.hasMath,
    siteConfig: settings?.configFile,
    ...options,
    drawings: catalogDrawings,
    highlighter,
    writeMarkdown: (tree, references) => writeMarkdown(toPlainTree(tree, references)),
  }
}

/** Code and data that affect the HTML of every page. Drawings have their own hash, so they aren't listed. */
export const compilerSources = [
  'lib/mdx',
  'lib/kit',
  'lib/outputs/markdown-copy',
  'lib/catalog/drawings.ts',
  'lib/catalog/config',
  'lib/pages/releases.ts',
  'lib/export/compiler.ts',
  'lib/sdk/resources.ts',
  'components/mdx',
  'components/ui',
  'app/styles/tokens.css',
  'package-lock.json',
]

/** Code and data that only affect pages outside the documentation. */
export const marketingSources = [
  'components/marketing',
  'components/blog/cover.tsx',
  'components/blog/cover-art.ts',
  'lib/outputs/share-image',
  'components/try-spec',
  'components/diagrams',
  'lib/specs',
  'lib/catalog/graph',
  'lib/pages/marketing',
  'lib/navigation',
  releasesFile,
]

const hashes = new Map<readonly string[], string>()

/** In development, components change while this process runs. */
export function forgetSources(): void {
  hashes.clear()
}

function hashSources(sources: readonly string[], getData = (): unknown => ''): string {
  const known = hashes.get(sources)
  if (known !== undefined) return known
  const files = sources.filter((source) => statSync(source, { throwIfNoEntry: false })?.isFile())
  const texts = files.map((file) => file + readFileSync(file, 'utf8'))
  const hash = hashText(hashFolders(...sources) + JSON.stringify([texts, getData()]))
  hashes.set(sources, hash)
  return hash
}

/** A page's cache key: a hash of everything that affects its HTML, except partials and drawings. */
export function toCacheKey({ file, body, bodyOffset, frontMatter }: CompileInput, strict: boolean): string {
  const parts = [
    hashSources(compilerSources),
    !strict && body.includes('frontMatter') ? JSON.stringify(frontMatter) : '',
    // Components write absolute links, so the base path affects the result.
    basePath,
    file.startsWith('pages/')
      ? hashSources(marketingSources, () => [toMenuItems(listIntegrations()), listRecentPosts()])
      : '',
    // Only pages with the plugins table depend on it.
    body.includes('<AllPlugins') ? hashPlugins() : '',
    file,
    String(bodyOffset),
    String(strict),
    // Settings that change how other content is compiled.
    strict ? '' : [process.env.CONTENT_TRUST, JSON.stringify(findTreeSettings(getContentDir()))].join(),
    body,
  ]
  return hashText(parts.join('\0'))
}
