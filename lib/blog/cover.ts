import { getDocuments } from '../content/documents'
import { toFieldText } from '../content/source-file'
import { parseFenceMeta } from '../mdx/fences'
import { isForeignTree } from '../kit/env'
import type { Post } from './posts'

/** A part of a post that its cover can show. */
export type CoverBlock =
  | { type: 'tag'; name: string; props: Record<string, string> }
  | { type: 'chart'; name: 'mermaid'; text: string }
  | { type: 'tree'; name: 'ProjectTree'; lines: string[] }
  | { type: 'code'; name: string; title: string | undefined; lines: string[]; highlighted: ReadonlySet<number> }

/** What a post's cover can show: the month of a roundup, `2025-08`, or a part of the post. */
export type CoverPicture = { type: 'month'; month: string } | CoverBlock

export interface Cover {
  /** The best one first. Not all of them can be drawn. */
  pictures: readonly CoverPicture[]
  /** The release that the post is about: `2.54.0`. */
  release?: string
}

const fenceStart = /^\s*(`{3,}|~{3,})\s*(\S*)\s*(.*)$/

/** Lists the drawings, diagrams, file trees and code blocks of a post, in order. */
export function listBlocks(body: string): CoverBlock[] {
  const blocks: CoverBlock[] = []
  let fence: { mark: string; language: string; meta: string; lines: string[] } | undefined
  let tree: string[] | undefined
  for (const line of body.split('\n')) {
    if (fence !== undefined) {
      if (line.trim().startsWith(fence.mark) && line.trim().replaceAll(fence.mark[0] ?? '', '') === '') {
        const { language, meta, lines } = fence
        const { title, highlighted } = parseFenceMeta(meta)
        if (language === 'mermaid') blocks.push({ type: 'chart', name: language, text: lines.join('\n') })
        else blocks.push({ type: 'code', name: language, title, lines, highlighted })
        fence = undefined
      } else fence.lines.push(line)
      continue
    }
    const [, mark, language = '', meta = ''] = fenceStart.exec(line) ?? []
    if (mark !== undefined) fence = { mark, language, meta, lines: [] }
    else if (line.startsWith('<ProjectTree')) tree = []
    else if (line.startsWith('</ProjectTree')) {
      blocks.push({ type: 'tree', name: 'ProjectTree', lines: tree ?? [] })
      tree = undefined
    } else if (tree !== undefined) {
      if (line.trim() !== '') tree.push(line)
    } else {
      const [, name, attributes = ''] = /^<([A-Z]\w+)\s?(.*)\/>$/.exec(line) ?? []
      const props = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, key = '', value]) => [key, value ?? ''] as const,
      )
      if (name !== undefined) blocks.push({ type: 'tag', name, props: Object.fromEntries(props) })
    }
  }
  return blocks
}

/** Names by which front matter can choose a block: its component or language, and the title of code. */
function listNames(block: CoverBlock): string[] {
  return block.type === 'code' && block.title !== undefined ? [block.title, block.name] : [block.name]
}

/** Parts of a post by how well they work as a picture. */
const order = ['tag', 'chart', 'tree', 'code'] as const

export function getPostBody({ file }: Pick<Post, 'file'>): string {
  return getDocuments('Post').find((document) => document.file === file)?.body ?? ''
}

/** What a post's cover shows: a roundup's month, what front matter names, or its drawings, trees and code. */
export function findCover(post: Post): Cover | undefined {
  if (isForeignTree()) return undefined
  if (post.tags.includes('roundup') && post.date !== '')
    return { pictures: [{ type: 'month', month: post.date.slice(0, 7) }] }
  const blocks = listBlocks(getPostBody(post))
  const chosen = toFieldText(post.frontMatter.cover)
  const pictures =
    chosen === undefined
      ? order.flatMap((type) => blocks.filter((block) => block.type === type))
      : blocks.filter((block) => listNames(block).includes(chosen))
  if (pictures.length === 0) return undefined
  const [, release] = /\b(?:core|EventCatalog) (\d+\.\d+(?:\.\d+)?)\b/i.exec(`${post.title} ${post.description}`) ?? []
  return { pictures, release }
}

/** Names by which the front matter of a post can choose its cover: components, languages and titles of code blocks. */
export function listCoverNames(body: string): string[] {
  return [...new Set(listBlocks(body).flatMap(listNames))].filter((name) => name !== '')
}
