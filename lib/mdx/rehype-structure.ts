import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { TocItem } from '../content/bodies'

export interface PageStructure {
  headings: TocItem[]
  ids: string[]
  text: string
  words: number
}

const explicitId = /\s*\{#([^}]+)\}\s*$/

/** Removes a trailing `{#id}` from a heading's text and returns the id. */
function extractExplicitId(heading: Element): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = explicitId.exec(last.value)
  if (match === null) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}

/** Explicit ids on the page. Generated heading ids must not collide with them. */
function findGivenIds(tree: Root): Set<string> {
  const ids = new Set<string>()
  visit(tree, (node) => {
    const { properties, attributes } = node as unknown as {
      properties?: { id?: unknown }
      attributes?: { name?: string; value?: unknown }[]
    }
    const last = node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? node.children.at(-1) : undefined
    const asked = last?.type === 'text' ? explicitId.exec(last.value)?.[1] : undefined
    for (const id of [asked, properties?.id, attributes?.find(({ name }) => name === 'id')?.value])
      if (typeof id === 'string') ids.add(id)
  })
  return ids
}

function toAnchor(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
    children: [],
  }
}

/**
 * Adds ids and anchors to headings, and collects the page structure.
 * @param hasAnchors false for product pages, whose headings don't need links
 */
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
    visit(tree, (node, index, parent) => {
      const id = (node as { properties?: { id?: unknown } }).properties?.id
      if (typeof id === 'string') structure.ids.push(id)
      const mdx = node as unknown as { type: string; attributes?: { name?: string; value?: unknown }[] }
      if (mdx.type.startsWith('mdxJsx')) {
        const given = mdx.attributes?.find(({ name }) => name === 'id')?.value
        if (typeof given === 'string') structure.ids.push(given)
      }
      if (node.type !== 'element' || parent === undefined || index === undefined) return
      // The footnotes heading is for screen readers and already has an id.
      if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== 'footnote-label') {
        const depth = Number(node.tagName[1])
        const asked = extractExplicitId(node)
        const text = toString(node).trim()
        // Reserve an explicit id, so that no generated id can match it.
        if (asked !== undefined) slugger.slug(asked)
        const preset = typeof node.properties.id === 'string' ? node.properties.id : undefined
        const headingId = asked ?? preset ?? toFreeId(text)
        node.properties.id = headingId
        structure.ids.push(headingId)
        if (depth > 1) {
          structure.headings.push({ id: headingId, depth, text })
          if (hasAnchors) node.children.push(toAnchor(headingId, text))
        }
        parts.push(text)
      } else if (node.tagName === 'input' && node.properties.type === 'checkbox') {
        node.properties.ariaLabel = node.properties.checked === true ? 'Done' : 'To do'
      } else if (node.tagName === 'p' || node.tagName === 'li' || node.tagName === 'td') {
        if (node.tagName !== 'li' || !node.children.some((child) => child.type === 'element' && child.tagName === 'p'))
          parts.push(toString(node).trim())
      }
    })
    structure.text = parts.filter((part) => part !== '').join('\n')
    structure.words = structure.text.split(/\s+/).filter((word) => /\w/.test(word)).length
  }
}
