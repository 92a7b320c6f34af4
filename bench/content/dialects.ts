import { stringify } from 'yaml'
import type { ToolId } from '../types'
import { changeLines } from './fences'
import { buildSidebar } from './sidebar'
import { linkPattern, type TreePage } from './tree'

/** A source file for a tool. */
export interface SourceFile {
  name: string
  text: string
}

function writeFile(folder: string, page: TreePage, matter: Record<string, string | boolean> = {}, body = page.body) {
  const { title, description, address, isIndex } = page
  const front = stringify({ title, description, ...matter }, { lineWidth: 0 })
  return {
    name: `${folder}${address.slice(1)}${isIndex ? '/index' : ''}.md`,
    text: `---\n${front}---\n\n${body}\n`,
  }
}

/** Starlight lowercases addresses. Others must be set explicitly, according to its manual. */
export function needsSlug({ address }: TreePage): boolean {
  return address !== address.toLowerCase()
}

/** VitePress requires a trailing slash for a folder's index. */
function addSlashes(body: string, indexes: ReadonlySet<string>): string {
  return changeLines(body, (line) =>
    line.replaceAll(linkPattern, (url) => {
      const [address = '', hash] = url.split('#')
      return indexes.has(address) ? `${address}/${hash === undefined ? '' : `#${hash}`}` : url
    }),
  )
}

/** Writes a page for each tool. They only differ where a tool requires it. */
const dialects: Record<ToolId, (page: TreePage, indexes: ReadonlySet<string>) => SourceFile> = {
  ours: (page) => writeFile('', page),
  docusaurus: (page) => writeFile('', page),
  starlight: (page) => writeFile('src/content/docs/', page, needsSlug(page) ? { slug: page.address.slice(1) } : {}),
  // VitePress and Nextra don't render the title from the front matter.
  vitepress: (page, indexes) => writeFile('', page, {}, `${page.heading}\n\n${addSlashes(page.body, indexes)}`),
  fumadocs: (page) => writeFile('content/', page),
  nextra: (page) =>
    writeFile('content/', page, page.isIndex ? { asIndexPage: true } : {}, `${page.heading}\n\n${page.body}`),
}

/** All source files of a tree for a tool: one per page, in the same order, then others. */
export function writeSources(tool: ToolId, pages: readonly TreePage[]): SourceFile[] {
  const indexes = new Set(pages.filter((page) => page.isIndex).map(({ address }) => address))
  const sources = pages.map((page) => dialects[tool](page, indexes))
  const sidebar = { name: '.vitepress/sidebar.json', text: JSON.stringify(buildSidebar(pages)) }
  return tool === 'vitepress' ? [...sources, sidebar] : sources
}
