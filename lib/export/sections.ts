import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getPosts } from '../blog'
import { getDocsSite } from '../docs'
import { getIntegrations } from '../integrations'
import { getContentDir } from '../kit/env'
import { writeInFolder } from '../kit/files'
import { getPages } from '../pages'

/** Parts of the site by the extension of their route files. A route without pages fails the export. */
const sections: Record<string, { folder: string; hasPages: () => boolean }> = {
  'docs.tsx': { folder: 'docs', hasPages: () => getDocsSite().routes.length > 0 },
  'posts.tsx': { folder: 'blog', hasPages: () => getPosts().length > 0 },
  'integrations.tsx': { folder: 'integrations', hasPages: () => getIntegrations().length > 0 },
  // The home page has its own route, with or without content.
  'pages.tsx': { folder: 'pages', hasPages: () => getPages().some(({ path: address }) => address !== '/') },
}

const listExtensions = (isIncluded: (section: (typeof sections)[string]) => boolean) => [
  ...['tsx', 'ts'],
  ...Object.entries(sections).flatMap(([extension, section]) => (isIncluded(section) ? extension : [])),
]

/** Set by `npm run build`, which starts Next.js before the content is known. */
export const extensionsVariable = 'PAGE_EXTENSIONS'

const lastExtensionsFile = '.cache/page-extensions.json'

/** Route file extensions of the last build, or those expected for a first one. Most builds have the same. */
export function readLastExtensions(): string[] {
  if (existsSync(lastExtensionsFile)) return JSON.parse(readFileSync(lastExtensionsFile, 'utf8')) as string[]
  return listExtensions(({ folder }) => existsSync(path.join(getContentDir(), folder)))
}

export function storeExtensions(extensions: readonly string[]): void {
  writeInFolder(lastExtensionsFile, JSON.stringify(extensions))
}

/**
 * Route file extensions to include in a build: `page.docs.tsx`, `page.posts.tsx` and others are only routes if there's
 * something to show. Before the content is prepared, such as during type generation, includes every section.
 */
export function listPageExtensions(): string[] {
  const given = process.env[extensionsVariable]
  if (given !== undefined) return given.split(',')
  const isPrepared = existsSync('.contentlayer/generated/Doc/_index.json')
  return listExtensions(({ hasPages }) => !isPrepared || hasPages())
}
