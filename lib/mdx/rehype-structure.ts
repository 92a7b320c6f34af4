import GithubSlugger from 'github-slugger'
import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { isElement, toElement } from './nodes'
import type { CompiledBody } from './types'

type PageStructure = Pick<CompiledBody, 'headings' | 'text'>

const explicitId = /\s*\{#([^}]+)\}\s*$/

/** The last text of a heading, and the `{#id}` that it ends with. */
function findExplicitId(node: { type: string }) {
  const last = isElement(node) && /^h[1-6]$/.test(node.tagName) ? node.children.at(-1) : undefined
  return last?.type === 'text' ? { last, match: explicitId.exec(last.value) } : undefined
}

/** Explicit ids on the page. Generated heading ids must not collide with them. */
function findGivenIds(tree: Root): Set<string> {
  const ids = new Set<string>()
  visit(tree, (node) => {
    const { properties, attributes } = node as unknown as {
      properties?: { id?: unknown }
      attributes?: { name?: string; value?: unknown }[]
    }
    const asked = findExplicitId(node)?.match?.[1]
    for (const id of [asked, properties?.id, attributes?.find(({ name }) => name === 'id')?.value])
      if (typeof id === 'string') ids.add(id)
  })
  return ids
}

/** Adds ids and anchors to headings, and collects the page structure. Product pages have no anchors. */
export function rehypeStructure({ structure, hasAnchors }: { structure: PageStructure; hasAnchors: boolean }) {
  return (tree: Root) => {
    const slugger = new GithubSlugger()
    // Used by the page layout.
    slugger.slug('content')
    const given = findGivenIds(tree)
    const toFreeId = (text: string): string => {
      const id = slugger.slug(text)
      return given.has(id) ? toFreeId(text) : id
    }
    const parts: string[] = []
    visit(tree, 'element', (node) => {
      const { tagName, properties } = node
      // The footnotes heading is for screen readers and already has an id.
      if (/^h[1-6]$/.test(tagName) && properties.id !== 'footnote-label') {
        const { last, match } = findExplicitId(node) ?? {}
        if (last !== undefined && match) last.value = last.value.slice(0, match.index)
        const text = toString(node).trim()
        const asked = match?.[1]
        // Reserve an explicit id, so that no generated id can match it.
        if (asked !== undefined) slugger.slug(asked)
        const id = asked ?? (typeof properties.id === 'string' ? properties.id : toFreeId(text))
        properties.id = id
        const depth = Number(tagName[1])
        if (depth > 1) structure.headings.push({ id, depth, text })
        const anchor = { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` }
        if (depth > 1 && hasAnchors) node.children.push(toElement('a', anchor, []))
        parts.push(text)
      } else if (tagName === 'input' && properties.type === 'checkbox') {
        properties.ariaLabel = properties.checked === true ? 'Done' : 'To do'
      } else if (['p', 'li', 'td'].includes(tagName)) {
        const hasParagraphs = node.children.some((child) => isElement(child) && child.tagName === 'p')
        if (tagName !== 'li' || !hasParagraphs) parts.push(toString(node).trim())
      }
    })
    structure.text = parts.filter((part) => part !== '').join('\n')
  }
}
