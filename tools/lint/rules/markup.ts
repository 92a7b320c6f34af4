import { toString } from 'mdast-util-to-string'
import type { Nodes } from 'mdast'
import { textCollections, type Rule } from '../types'
import { listNodes, toHeadingText, isJsx, getAttribute, toText } from '../passages'
import { parseFenceMeta } from '@/lib/mdx/fences'

/** Text that can't be parsed isn't checked any further. */
export const syntax: Rule = {
  name: 'syntax',
  collections: [...textCollections, 'Document'],
  check({ syntaxError, bodyOffset }, report) {
    if (syntaxError === undefined) return
    const { line, message } = syntaxError
    report(line === undefined ? undefined : line + bodyOffset, message)
  },
}

/** The authoring guide demonstrates level 4. */
const componentsGuide = 'docs/contributing/components.mdx'

/** Headings are level 2 or 3, and level 3 comes after level 2. */
export const headingOrder: Rule = {
  name: 'heading-order',
  collections: textCollections,
  check({ file, tree, bodyOffset, collection }, report) {
    // A partial is used after a heading of its page.
    let previous = collection === 'Partial' ? 2 : 1
    for (const node of listNodes(tree)) {
      if (node.type !== 'heading') continue
      const line = (node.position?.start.line ?? 1) + bodyOffset
      const text = toHeadingText(node)
      if (node.depth === 1) report(line, `Heading "${text}" has level 1, which is the title. Begin with level 2.`)
      else if (node.depth > 3 && file !== componentsGuide)
        report(line, `Heading "${text}" has level ${node.depth}, expected 2 or 3.`)
      else if (node.depth > previous + 1)
        report(line, `Heading "${text}" has level 3 and no heading of level 2 before it.`)
      previous = Math.max(node.depth, 1)
    }
  },
}

/** Headings are unique within a page, because links and the table of contents identify them by text. */
export const uniqueHeadings: Rule = {
  name: 'unique-headings',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    const lines = new Map<string, number>()
    for (const node of listNodes(tree)) {
      if (node.type !== 'heading') continue
      const text = toString(node).replace(/\s*\{#[^}]+\}\s*$/, '')
      const line = (node.position?.start.line ?? 1) + bodyOffset
      const first = lines.get(text.toLowerCase())
      if (first === undefined) lines.set(text.toLowerCase(), line)
      else report(line, `Heading "${text}" is already in line ${first}. Give each its own name.`)
    }
  },
}

/** HTML headings have no anchor and aren't in the table of contents. */
export const rawHeadings: Rule = {
  name: 'raw-headings',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      if (!isJsx(node) || !/^h[1-6]$/.test(node.name ?? '')) continue
      const mark = '#'.repeat(Number(node.name?.slice(1)))
      report((node.position?.start.line ?? 1) + bodyOffset, `Heading in HTML: <${node.name}>. Write ${mark} instead.`)
    }
  },
}

const pictureElements = ['img', 'Figure', 'Image']

/** Missing alt text of an image, as a message. Undefined if there is one. */
function findMissingAlt(node: Nodes): string | undefined {
  if (node.type === 'image' && !node.alt?.trim())
    return `The picture ${node.url} has no alternative text. Write ![what it shows](${node.url}).`
  if (node.type === 'imageReference' && !node.alt?.trim())
    return `The picture ${node.identifier} has no alternative text. Write ![what it shows][${node.identifier}].`
  if (isJsx(node) && pictureElements.includes(node.name ?? '') && !getAttribute(node, 'alt')?.trim())
    return `<${node.name}> has no alternative text. Add alt="what it shows".`
  if (node.type === 'code' && node.lang === 'mermaid' && !parseFenceMeta(node.meta ?? '').title?.trim())
    return 'The diagram has no title, which is read aloud. Add title="what it shows" after mermaid.'
  return undefined
}

/** Images and diagrams need a text alternative. */
export const altText: Rule = {
  name: 'alt-text',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      const problem = findMissingAlt(node)
      if (problem !== undefined) report((node.position?.start.line ?? 1) + bodyOffset, problem)
    }
  },
}

/** Every fence has a language. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      if (node.type === 'code' && !node.lang)
        report((node.position?.start.line ?? 1) + bodyOffset, 'The fence has no language. Use "text" for output.')
    }
  },
}

/** Link texts that are meaningless out of context, such as in a screen reader's list of links. */
const empty =
  /^(?:(?:click|see|read|go) )?(?:here|this|this (?:page|link|article|guide)|it|link|more|read more|learn more|see more|more info(?:rmation)?)$/i

/** Link text describes the target. */
export const linkText: Rule = {
  name: 'link-text',
  collections: textCollections,
  check({ tree, bodyOffset }, report) {
    for (const node of listNodes(tree)) {
      const isLink = node.type === 'link' || node.type === 'linkReference' || (isJsx(node) && node.name === 'a')
      if (!isLink) continue
      const text = toText(node).text.trim()
      const line = (node.position?.start.line ?? 1) + bodyOffset
      if (empty.test(text.replace(/[.…→]+$/, '').trim()))
        report(line, `The link text "${text}" doesn’t say where it goes.`)
    }
  },
}
