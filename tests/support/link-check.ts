import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { decodePath, encodePath } from '@/lib/kit/urls'
import { findAll, getText, readExportedPages, readHtml, type ExportedHtml } from './exported-html'

interface LinkCheckOptions {
  /** Folder that the export is served from. */
  basePath?: string
  /** Origin of absolute URLs that refer to this site. */
  origin?: string
}

/** Every URL in an element's attributes. */
function listReferences(element: Element): string[] {
  const { tagName } = element
  const isMeta = tagName === 'meta' && /^og:(url|image)$/.test(getText(element, 'property') ?? '')
  const srcSet = getText(element, 'srcSet') ?? getText(element, 'imageSrcSet')
  return [
    ...['href', 'src', 'poster', 'action', 'source'].flatMap((name) => getText(element, name) ?? []),
    ...(srcSet?.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') ?? []),
    ...(isMeta ? [getText(element, 'content') ?? ''] : []),
  ]
}

function listIds(page: Pick<ExportedHtml, 'root'>): Set<string> {
  return new Set(findAll(page.root, () => true).flatMap((element) => getText(element, 'id') ?? []))
}

/** Target of a redirect page, or undefined for any other page. */
function findRedirectTarget(file: string): string | undefined {
  const [refresh] = findAll(
    readHtml(file),
    ({ properties }) => getText({ properties } as Element, 'httpEquiv') === 'refresh',
  )
  return /url=(.*)$/.exec(getText(refresh, 'content') ?? '')?.[1]
}

/** Checks URLs against an export: each must be a page, a file, or a redirect page whose target exists. */
class Export {
  private readonly ids = new Map<string, Set<string>>()
  private readonly results = new Map<string, string | undefined>()

  constructor(
    private readonly out: string,
    pages: readonly ExportedHtml[],
    private readonly options: LinkCheckOptions,
  ) {
    for (const page of pages) this.ids.set(decodePath(page.path), listIds(page))
  }

  /** What's wrong with a URL, or undefined. */
  checkUrl(address: string, from: string): string | undefined {
    const { basePath = '', origin = '' } = this.options
    const inner = origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(inner)) return undefined
    if (inner.startsWith('#')) return this.checkAnchor(from, inner.slice(1))
    if (!inner.startsWith('/')) return 'is not written from the root'
    if (basePath !== '' && inner !== basePath && !inner.startsWith(`${basePath}/`))
      return `does not begin with ${basePath}`
    const [, pathname = '', hash = ''] =
      /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(inner.slice(basePath.length) || '/') ?? []
    const name = decodePath(pathname)
    if (!this.results.has(name)) this.results.set(name, this.checkPath(name))
    return this.results.get(name) ?? this.checkAnchor(name, hash)
  }

  private checkPath(name: string): string | undefined {
    if (name !== '/' && name.endsWith('/')) return 'ends with a slash'
    if (name.endsWith('.html') && !name.startsWith('/_content/')) return 'ends with .html'
    const file = path.join(this.out, name)
    if (existsSync(file) && statSync(file).isFile()) return undefined
    const html = path.join(this.out, name === '/' ? 'index.html' : `${name}.html`)
    if (!existsSync(html)) return 'leads nowhere'
    const target = findRedirectTarget(html)
    if (target === undefined) return undefined
    // Until this is resolved, a URL that redirects back here is a loop.
    this.results.set(name, 'runs in a circle')
    const problem = this.checkUrl(target, name)
    return problem === undefined ? undefined : `leads on to ${target}, which ${problem}`
  }

  private checkAnchor(page: string, hash: string): string | undefined {
    const ids = this.ids.get(page)
    const exists = hash === '' || hash === 'top' || ids === undefined || ids.has(hash) || ids.has(decodePath(hash))
    return exists ? undefined : `names the place "${hash}", which ${page} does not have`
  }
}

/** Paths of redirect pages. */
function listStubs(out: string, pages: readonly ExportedHtml[]): string[] {
  const known = new Set(pages.map(({ file }) => file))
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_') && !known.has(name))
    .map((name) => encodePath(`/${name.replace(/\.html$/, '')}`))
}

/** Broken URLs in pages and redirects of an export, as `page: url what's wrong`. */
export function findBrokenReferences(out: string, options: LinkCheckOptions = {}): string[] {
  const pages = readExportedPages(out)
  const site = new Export(out, pages, options)
  const inPages = pages.flatMap(({ path: page, root }) =>
    [...new Set(findAll(root, () => true).flatMap(listReferences))].flatMap((address) => {
      const problem = site.checkUrl(address, decodePath(page))
      return problem === undefined ? [] : `${page}: ${address} ${problem}`
    }),
  )
  const inRedirects = listStubs(out, pages).flatMap((stub) => {
    const problem = site.checkUrl((options.basePath ?? '') + stub, stub)
    return problem === undefined ? [] : `${stub}: ${problem}`
  })
  return [...inPages, ...inRedirects]
}

/** Missing files referenced by style sheets, as `sheet: url`. */
export function findBrokenStyleReferences(out: string, basePath = ''): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((sheet) =>
      [...readFileSync(path.join(out, sheet), 'utf8').matchAll(/url\(["']?([^"')]+)/g)].flatMap(([, address = '']) => {
        if (address.startsWith('data:') || address.startsWith('#')) return []
        const file = address.startsWith('/')
          ? path.join(out, address.slice(basePath.length))
          : path.join(out, path.dirname(sheet), address)
        return existsSync(file) ? [] : `${sheet}: ${address}`
      }),
    )
}
