import type { Copy } from './copy'
import { changeLines } from './fences'

/** A page of the tree that every tool builds. Links to other pages are addresses in the tree. */
export interface TreePage extends Omit<Copy, 'origin'> {
  /** Whether it has child pages, so its file is a folder's index. */
  isIndex: boolean
}

export interface Tree {
  pages: TreePage[]
  linksBetweenPages: number
  linksOutside: number
  diagramsAsText: number
}

/** Everything becomes documentation: pages outside it move to `/docs/site`. */
function toTreeAddress(address: string): string {
  if (address === '/docs' || address.startsWith('/docs/')) return address
  return address === '/' ? '/docs/site' : `/docs/site${address}`
}

/** Matches link targets: from `](` to the end of the URL. */
export const linkPattern = /(?<=\]\()[^()\s]+(?=\))/g

/**
 * Builds one tree from all copies, with the same pages, text and links for every tool. Diagrams become code, because
 * only some tools can render them.
 */
export function buildTree(copies: readonly Copy[]): Tree {
  const addresses = new Map(copies.map(({ address }) => [address, toTreeAddress(address)]))
  const tree: Tree = { pages: [], linksBetweenPages: 0, linksOutside: 0, diagramsAsText: 0 }
  for (const { origin, ...copy } of copies) {
    const changeLink = (url: string) => {
      if (url !== origin && !url.startsWith(`${origin}/`)) return url
      const { pathname, hash } = new URL(url)
      // Links to pages point to their copies.
      const target = addresses.get(pathname.replace(/\.md$/, '').replace(/^\/index$/, '/'))
      if (target === undefined) tree.linksOutside++
      else tree.linksBetweenPages++
      return target === undefined ? url : target + hash
    }
    const changeInfo = (info: string) => {
      if (!/^mermaid\b/.test(info)) return info
      tree.diagramsAsText++
      return info.replace('mermaid', 'text')
    }
    const address = toTreeAddress(copy.address)
    const isIndex = [...addresses.values()].some((other) => other.startsWith(`${address}/`))
    const body = changeLines(copy.body, (line) => line.replaceAll(linkPattern, changeLink), changeInfo)
    tree.pages.push({ ...copy, address, isIndex, body })
  }
  return tree
}
