import type { TreePage } from './tree'

/** An entry of VitePress's sidebar, which isn't generated from folders. */
export interface SidebarItem {
  text: string
  link?: string
  collapsed?: boolean
  items?: SidebarItem[]
}

/** Generates a sidebar from folders, like the other tools do. */
export function buildSidebar(pages: readonly TreePage[], folder = '/docs'): SidebarItem[] {
  const below = pages.filter(({ address }) => address.startsWith(`${folder}/`))
  const names = new Set(below.map(({ address }) => address.slice(folder.length + 1).split('/')[0] ?? ''))
  return [...names].sort().map((name) => {
    const address = `${folder}/${name}`
    const page = below.find((candidate) => candidate.address === address)
    const items = buildSidebar(below, address)
    const link = page === undefined ? {} : { link: page.isIndex ? `${address}/` : address }
    return { text: page?.title ?? name, ...link, ...(items.length === 0 ? {} : { collapsed: true, items }) }
  })
}
