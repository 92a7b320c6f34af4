import { stringify } from 'yaml'
import type { ToolId } from '../types'
import { changeLines } from './fences'
import { linkPattern, toFileName, type TreePage } from './tree'

/** A source file for a tool. */
export interface SourceFile {
  name: string
  text: string
}

type Dialect = (page: TreePage, isIndex: (address: string) => boolean) => SourceFile

function writeFile(
  folder: string,
  page: TreePage,
  matter: Record<string, string | boolean>,
  body = page.body,
): SourceFile {
  const front = stringify({ title: page.title, description: page.description, ...matter }, { lineWidth: 0 })
  return { name: `${folder}${toFileName(page)}.md`, text: `---\n${front}---\n\n${body}\n` }
}

/** Starlight lowercases addresses. Others must be set explicitly, according to its manual. */
export function needsSlug({ address }: TreePage): boolean {
  return address !== address.toLowerCase()
}

/** VitePress requires a trailing slash for a folder's index. */
function addSlashes(body: string, isIndex: (address: string) => boolean): string {
  return changeLines(body, {
    changeInfo: (info) => info,
    changeText: (line) =>
      line.replaceAll(linkPattern, (url) => {
        const [, address = '', hash = ''] = /^([^#]*)(.*)$/.exec(url) ?? []
        return isIndex(address) ? `${address}/${hash}` : url
      }),
  })
}

/** Writes a page for each tool. They only differ where a tool requires it. */
export const dialects: Record<ToolId, Dialect> = {
  ours: (page) => writeFile('', page, {}),
  docusaurus: (page) => writeFile('', page, {}),
  starlight: (page) => writeFile('src/content/docs/', page, needsSlug(page) ? { slug: page.address.slice(1) } : {}),
  // VitePress and Nextra don't render the title from the front matter.
  vitepress: (page, isIndex) => writeFile('', page, {}, `${page.heading}\n\n${addSlashes(page.body, isIndex)}`),
  fumadocs: (page) => writeFile('content/', page, {}),
  nextra: (page) =>
    writeFile('content/', page, page.isIndex ? { asIndexPage: true } : {}, `${page.heading}\n\n${page.body}`),
}

/** All source files of a tree for a tool. */
export function writeSources(tool: ToolId, pages: readonly TreePage[]): SourceFile[] {
  const indexes = new Set(pages.filter((page) => page.isIndex).map(({ address }) => address))
  return pages.map((page) => dialects[tool](page, (address) => indexes.has(address)))
}
