import { changeLines } from './fences'
import type { Copy } from './copy'

/** A page of the tree that all tools build. */
export interface TreePage {
  /** Where it is in every tool: `/docs/sdk`. */
  address: string
  /** Whether pages stand below it: then its file is the index of a folder. */
  isIndex: boolean
  title: string
  description: string
  heading: string
  /** Text with links to other pages as addresses of the tree. */
  body: string
}

export interface Tree {
  pages: TreePage[]
  linksBetweenPages: number
  linksOutside: number
  diagramsAsText: number
}

/** Everything becomes documentation: what stands elsewhere on the site moves below `/docs/site`. */
export function toTreeAddress(address: string): string {
  if (address === '/docs' || address.startsWith('/docs/')) return address
  return address === '/' ? '/docs/site' : `/docs/site${address}`
}

/** The text of links: what stands between `](` and the end of the address. */
export const linkPattern = /(?<=\]\()(?<url>[^()\s]+)(?=\))/g

/** The address of a page from a link to it or to its copy; the part of the page apart. */
function parseLink(url: string, origin: string): { address: string; hash: string } | undefined {
  if (url !== origin && !url.startsWith(`${origin}/`)) return undefined
  const { pathname, hash } = new URL(url)
  const address = pathname.replace(/\.md$/, '')
  return { address: address === '/index' ? '/' : address, hash }
}

/**
 * Makes one tree of all copies: the same pages, text and links for every tool. Diagrams become code, because
 * drawing them is a component that some tools have.
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

/** The file of a page, without ending: `docs/sdk/index`. */
export function toFileName({ address, isIndex }: Pick<TreePage, 'address' | 'isIndex'>): string {
  return `${address.slice(1)}${isIndex ? '/index' : ''}`
}
