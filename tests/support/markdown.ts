import type { Code, Link, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'

/** A Markdown file as another program would parse it. */
export interface ReadMarkdown {
  frontMatter: Record<string, unknown>
  tree: Root
  text: string
}

export function readMarkdown(text: string): ReadMarkdown {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body)
  return { frontMatter: head === '' ? {} : (parse(head) as Record<string, unknown>), tree, text: body }
}

/** Syntax no Markdown parser understands: elements, expressions, and this site's admonitions and markers. */
export function findLeftovers({ tree }: ReadMarkdown): string[] {
  const found: string[] = []
  visit(tree, (node) => {
    if (node.type === 'html') found.push(node.value)
    if (node.type !== 'text') return
    found.push(
      ...(node.value.match(/\{\/\*|\*\/\}|\{props\.|^:::\w*|\{#[\w-]+\}|ec-ref:|^(?:import|export) .* from ['"]/gm) ??
        []),
    )
  })
  return found
}

/** URLs of links and images. */
export function findTargets({ tree }: ReadMarkdown): string[] {
  const found: string[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') found.push(node.url)
  })
  return found
}

/** Links in the lists after each level 2 heading. */
export function findListed({ tree }: ReadMarkdown): Link[] {
  const found: Link[] = []
  visit(tree, 'listItem', (item) => {
    const [paragraph] = item.children
    const [link] = paragraph?.type === 'paragraph' ? paragraph.children : []
    if (link?.type === 'link') found.push(link)
  })
  return found
}

/** Code blocks that are never closed. */
export function findOpenFences({ tree, text }: ReadMarkdown): Code[] {
  const lines = text.split('\n')
  const open: Code[] = []
  visit(tree, 'code', (node) => {
    const last = lines[(node.position?.end.line ?? 1) - 1] ?? ''
    if (!/^[\s>]*(`{3,}|~{3,})\s*$/.test(last)) open.push(node)
  })
  return open
}

/** Letters and digits of a text, which are the same in any markup. */
export function toLetters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}
