import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { decodePath, encodePath } from '@/lib/kit/urls'
import { findAll, getText, readExportedPages, readHtml, type ExportedHtml } from './exported-html'

interface LinkCheckOptions {
  /** Folder that the export is served from. */
  basePath?: string
  /** Origin of full addresses that mean this site. */
  origin?: string
}

/** Each address that an element names, in the attributes in which HTML has them. */
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

/** Where a stub of a redirect leads, or undefined on any other page. */
function findRedirectTarget(file: string): string | undefined {
  const [refresh] = findAll(
    readHtml(file),
    ({ properties }) => getText({ properties } as Element, 'httpEquiv') === 'refresh',
  )
  return /url=(.*)$/.exec(getText(refresh, 'content') ?? '')?.[1]
}

/** Judges addresses by what lies in an export: a page, a file, or the stub of a redirect that itself leads to one. */
class Export {
  private readonly ids = new Map<string, Set<string>>()
  private readonly verdicts = new Map<string, string | undefined>()

  constructor(
    private readonly out: string,
    pages: readonly ExportedHtml[],
    private readonly options: LinkCheckOptions,
  ) {
    for (const page of pages) this.ids.set(decodePath(page.path), listIds(page))
  }

  /** What is wrong with an address, or undefined. */
  judge(address: string, from: string): string | undefined {
    const { basePath = '', origin = '' } = this.options
    const inner = origin !== '' && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
    if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(inner)) return undefined
    if (inner.startsWith('#')) return this.judgeAnchor(from, inner.slice(1))
    if (!inner.startsWith('/')) return 'is not written from the root'
    if (basePath !== '' && inner !== basePath && !inner.startsWith(`${basePath}/`))
      return `does not begin with ${basePath}`
    const [, pathname = '', hash = ''] =
      /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(inner.slice(basePath.length) || '/') ?? []
    const name = decodePath(pathname)
    if (!this.verdicts.has(name)) this.verdicts.set(name, this.judgePath(name))
    return this.verdicts.get(name) ?? this.judgeAnchor(name, hash)
  }

  private judgePath(name: string): string | undefined {
    if (name !== '/' && name.endsWith('/')) return 'ends with a slash'
    if (name.endsWith('.html') && !name.startsWith('/_content/')) return 'ends with .html'
    const file = path.join(this.out, name)
    if (existsSync(file) && statSync(file).isFile()) return undefined
    const html = path.join(this.out, name === '/' ? 'index.html' : `${name}.html`)
    if (!existsSync(html)) return 'leads nowhere'
    const target = findRedirectTarget(html)
    if (target === undefined) return undefined
    // Until it is judged, an address that leads back to this one runs in a circle.
    this.verdicts.set(name, 'runs in a circle')
    const wrong = this.judge(target, name)
    return wrong === undefined ? undefined : `leads on to ${target}, which ${wrong}`
  }

  private judgeAnchor(page: string, hash: string): string | undefined {
    const ids = this.ids.get(page)
    const isThere = hash === '' || hash === 'top' || ids === undefined || ids.has(hash) || ids.has(decodePath(hash))
    return isThere ? undefined : `names the place "${hash}", which ${page} does not have`
  }
}

/** Addresses that lead on to another, by a page that does so. */
function listStubs(out: string, pages: readonly ExportedHtml[]): string[] {
  const known = new Set(pages.map(({ file }) => file))
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_') && !known.has(name))
    .map((name) => encodePath(`/${name.replace(/\.html$/, '')}`))
}

/** Addresses in pages and redirects of an export that lead nowhere, as `page: address what is wrong with it`. */
export function findBrokenReferences(out: string, options: LinkCheckOptions = {}): string[] {
  const pages = readExportedPages(out)
  const site = new Export(out, pages, options)
  const inPages = pages.flatMap(({ path: page, root }) =>
    [...new Set(findAll(root, () => true).flatMap(listReferences))].flatMap((address) => {
      const wrong = site.judge(address, decodePath(page))
      return wrong === undefined ? [] : `${page}: ${address} ${wrong}`
    }),
  )
  const inRedirects = listStubs(out, pages).flatMap((stub) => {
    const wrong = site.judge((options.basePath ?? '') + stub, stub)
    return wrong === undefined ? [] : `${stub}: ${wrong}`
  })
  return [...inPages, ...inRedirects]
}

/** Files named by style sheets that are not there, as `sheet: address`. */
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
