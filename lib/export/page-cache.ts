import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBlogPage, getPosts, listBlogSlugs } from '../blog'
import { findCollection } from '../content/fields'
import { getDocPage, getDocsRoot, getDocsSite, listDocSlugs, listVersionChoices } from '../docs'
import { findIntegrationPage, getIntegrations, listIntegrationSlugs } from '../integrations'
import { CATALOG_DIR, getBuildDate, getContentDir } from '../kit/env'
import { listFiles, writeAtomically, writeInFolder } from '../kit/files'
import { findSitePage, getPages, listPageSlugs } from '../pages'
import { getRedirects } from '../routes/redirects'
import type { PageRoute } from '../routes/render-list'
import { buildVariables } from './fingerprint'

/** HTML of pages by key, as rendered by Next.js and without its scripts. */
const cacheFolder = '.cache/html'

export const renderListFile = path.resolve('.cache/render-list.json')

/** A page that Next.js renders, by its route and parameters, and its file in the export. */
interface RenderedPage {
  route: PageRoute
  slug: string | string[]
  file: string
  /** Hash of everything that can change its HTML. `toKey` computes it again from data that may have changed since. */
  key: string
  toKey: () => string
}

const hash = (parts: readonly (string | Buffer)[]): string => {
  const made = createHash('sha256')
  for (const part of parts) made.update(`${part.length}\0`).update(part)
  return made.digest('hex').slice(0, 32)
}

const readAll = (folder: string, isRead: (file: string) => boolean): (string | Buffer)[] =>
  listFiles(folder)
    .filter(isRead)
    .flatMap((file) => [file, readFileSync(path.join(folder, file))])

/** Hashes what every page can depend on: code, settings, titles, menus, other files. Not the text of pages. */
function hashShared(code: string): string {
  const contentDir = getContentDir()
  return hash([
    code,
    contentDir,
    getBuildDate(),
    JSON.stringify(buildVariables.map((name) => [name, process.env[name]])),
    JSON.stringify([getDocsSite(), getPosts(), getIntegrations(), getPages(), [...getRedirects()]]),
    ...readAll(contentDir, (file) => findCollection(file) === undefined),
    ...readAll(CATALOG_DIR, () => true),
    ...readAll('public', (file) => !file.startsWith('_content/')),
    // Their names contain hashes.
    ...(existsSync('public/_content') ? readdirSync('public/_content').sort() : []),
  ])
}

/** A documentation page's own data. Its sidebar and version are the same for all pages, and part of the shared hash. */
function loadDoc(slug: readonly string[]): unknown {
  const page = getDocPage(slug)
  if (page === undefined) return undefined
  return { ...page, sidebar: page.sidebar?.name, version: page.version.name, versions: listVersionChoices(page) }
}

/** The pages of this build with their keys. Requires their content to be compiled. */
export function listRenderedPages(code: string): RenderedPage[] {
  const shared = hashShared(code)
  const toPage = (route: PageRoute, root: string, slug: RenderedPage['slug'], load: () => unknown): RenderedPage => {
    const name = [...root.split('/'), slug].flat().filter((part) => part !== '')
    const file = `${name.join('/') || 'index'}.html`
    const toKey = () => hash([shared, route, file, JSON.stringify(load()) ?? ''])
    return { route, slug, file, key: toKey(), toKey }
  }
  return [
    ...listDocSlugs().map((slug) => toPage('docs', getDocsRoot(), slug, () => loadDoc(slug))),
    ...listBlogSlugs().map((slug) => toPage('posts', '/blog', slug, () => findBlogPage(slug))),
    ...listIntegrationSlugs().map((slug) =>
      toPage('integrations', '/integrations', slug, () => findIntegrationPage(slug)),
    ),
    ...listPageSlugs().map((slug) => toPage('pages', '/', slug, () => findSitePage(slug))),
  ]
}

const assetLink = /<link rel="(?:stylesheet|preload)" href="([^"]*\/_next\/[^"]*)"/g

const toCacheFile = (key: string): string => path.join(cacheFolder, `${key}.html`)

/** Finds out which of all pages of this build have changed since they were last rendered. */
export function openPageCache(pages: readonly RenderedPage[]) {
  mkdirSync(cacheFolder, { recursive: true })
  const cached = pages.filter(({ key }) => existsSync(toCacheFile(key)))
  const changed = new Map(pages.filter((page) => !cached.includes(page)).map((page) => [page.file, page]))
  const slugs: Record<PageRoute, RenderedPage['slug'][]> = { docs: [], posts: [], integrations: [], pages: [] }
  for (const { route, slug } of changed.values()) slugs[route].push(slug)
  // A route without pages fails the export.
  for (const page of cached) if (slugs[page.route].length === 0) slugs[page.route].push(page.slug)

  return {
    rendered: changed.size,
    writeList: () => writeAtomically(renderListFile, JSON.stringify(slugs)),
    /** Copies the other pages into an export. @throws if they use a style sheet or font that the export doesn't have */
    restore(folder: string) {
      const known = new Set<string>()
      for (const { file, key } of cached) {
        const html = readFileSync(toCacheFile(key), 'utf8')
        for (const [, asset = ''] of html.matchAll(assetLink)) {
          if (known.has(asset) || existsSync(path.join(folder, asset.slice(asset.indexOf('/_next/'))))) {
            known.add(asset)
            continue
          }
          rmSync(cacheFolder, { recursive: true })
          const reason = `The page from an earlier build uses ${asset}, which this build doesn’t have.`
          throw new Error(`${file}  ${reason} Those pages have been removed: run the build again.`)
        }
        writeInFolder(path.join(folder, file), html)
      }
    },
    /** Keeps the pages that Next.js has rendered for later builds. Doesn't change them. */
    keep: (html: string, file: string) => {
      const page = changed.get(file)
      // `npm run dev` may have compiled the page again before Next.js rendered it.
      if (page !== undefined && page.toKey() === page.key) writeAtomically(toCacheFile(page.key), html)
      return html
    },
    prune() {
      const used = new Set(pages.map(({ key }) => path.basename(toCacheFile(key))))
      for (const name of readdirSync(cacheFolder)) if (!used.has(name)) rmSync(path.join(cacheFolder, name))
    },
  }
}
