import { changeLines } from './fences'
import type { Copy } from './copy'

/** A page of the tree that every tool builds. */
export interface TreePage {
  /** Address in every tool: `/docs/sdk`. */
  address: string
  /** Whether it has child pages, so its file is a folder's index. */
  isIndex: boolean
  title: string
  description: string
  heading: string
  /** Text, with links to other pages as addresses in the tree. */
  body: string
}

export interface Tree {
  pages: TreePage[]
  linksBetweenPages: number
  linksOutside: number
  diagramsAsText: number
}

/** Everything becomes documentation: pages outside it move to `/docs/site`. */
export function toTreeAddress(address: string): string {
  if (address === '/docs' || address.startsWith('/docs/')) return address
  return address === '/' ? '/docs/site' : `/docs/site${address}`
}

/** Matches link targets: from `](` to the end of the URL. */
export const linkPattern = /(?<=\]\()(?<url>[^()\s]+)(?=\))/g

/** Parses a link to a page or its copy. Undefined for external links. */
function parseLink(url: string, origin: string): { address: string; hash: string } | undefined {
  if (url !== origin && !url.startsWith(`${origin}/`)) return undefined
  const { pathname, hash } = new URL(url)
  const address = pathname.replace(/\.md$/, '')
  return { address: address === '/index' ? '/' : address, hash }
}

/**
 * Builds one tree from all copies, with the same pages, text and links for every tool. Diagrams become code, because
 * only some tools can render them.
 */
export function buildTree(copies: readonly Copy[]): Tree {
  const known = new Set(copies.map(({ address }) => address))
  const folders = new Set<string>()
  for (const { address } of copies)
    for (let end = toTreeAddress(address).lastIndexOf('/'); end > 0;) {
      const folder = toTreeAddress(address).slice(0, end)
      folders.add(folder)
      end = folder.lastIndexOf('/')
    }
  const tree: Tree = { pages: [], linksBetweenPages: 0, linksOutside: 0, diagramsAsText: 0 }
  for (const { origin, address, title, description, heading, body } of copies) {
    const changeText = (line: string) =>
      line.replaceAll(linkPattern, (url) => {
        const link = parseLink(url, origin)
        if (link === undefined) return url
        if (!known.has(link.address)) {
          tree.linksOutside++
          return url
        }
        tree.linksBetweenPages++
        return toTreeAddress(link.address) + link.hash
      })
    const changeInfo = (info: string) => {
      if (!/^mermaid\b/.test(info)) return info
      tree.diagramsAsText++
      return info.replace('mermaid', 'text')
    }
    const place = toTreeAddress(address)
    tree.pages.push({
      address: place,
      isIndex: folders.has(place),
      title,
      description,
      heading,
      body: changeLines(body, { changeText, changeInfo }),
    })
  }
  return tree
}

/** A page's file name, without extension: `docs/sdk/index`. */
export function toFileName({ address, isIndex }: Pick<TreePage, 'address' | 'isIndex'>): string {
  return `${address.slice(1)}${isIndex ? '/index' : ''}`
}
