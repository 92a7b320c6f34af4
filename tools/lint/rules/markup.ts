import { toString } from 'mdast-util-to-string'
import type { Nodes } from 'mdast'
import { textCollections, type Rule } from '../types'
import { getAttribute, getLine, isJsx, isPicture, listNodes, toText, withoutId } from '../passages'
import { parseFenceMeta } from '@/lib/mdx/fences'

/** Text that can't be parsed isn't checked any further. */
const syntax: Rule = {
  collections: [...textCollections, 'Document'],
  check({ syntaxError }, report) {
    if (syntaxError !== undefined) report(syntaxError.line, syntaxError.message)
  },
}

/** The authoring guide demonstrates level 4. */
const componentsGuide = 'docs/contributing/components.mdx'

/** Headings are level 2 or 3, in order. They're unique within a page, because links identify them by text. */
const headings: Rule = {
  collections: textCollections,
  check({ file, tree, collection }, report) {
    // A partial is used after a heading of its page.
    let previous = collection === 'Partial' ? 2 : 1
    const lines = new Map<string, number>()
    for (const node of listNodes(tree)) {
      if (node.type !== 'heading') continue
      const line = getLine(node)
      const shown = withoutId(toText(node).text)
      if (node.depth === 1) report(line, `Heading "${shown}" has level 1, which is the title. Begin with level 2.`)
      else if (node.depth > 3 && file !== componentsGuide)
        report(line, `Heading "${shown}" has level ${node.depth}, expected 2 or 3.`)
      else if (node.depth > previous + 1)
        report(line, `Heading "${shown}" has level 3 and no heading of level 2 before it.`)
      previous = node.depth
      const text = withoutId(toString(node))
      const first = lines.get(text.toLowerCase())
      if (first === undefined) lines.set(text.toLowerCase(), line)
      else report(line, `Heading "${text}" is already in line ${first}. Give each its own name.`)
    }
  },
}

/** HTML headings have no anchor and aren't in the table of contents. */
function findRawHeading(node: Nodes): string | undefined {
  const level = isJsx(node) ? /^h([1-6])$/.exec(node.name ?? '')?.[1] : undefined
  return level && `Heading in HTML: <h${level}>. Write ${'#'.repeat(Number(level))} instead.`
}

/** Images and diagrams need a text alternative. */
function findMissingAlt(node: Nodes): string | undefined {
  if (node.type === 'image' && !node.alt?.trim())
    return `The picture ${node.url} has no alternative text. Write ![what it shows](${node.url}).`
  if (node.type === 'imageReference' && !node.alt?.trim())
    return `The picture ${node.identifier} has no alternative text. Write ![what it shows][${node.identifier}].`
  if (isJsx(node) && isPicture(node) && !getAttribute(node, 'alt')?.trim())
    return `<${node.name}> has no alternative text. Add alt="what it shows".`
  if (node.type === 'code' && node.lang === 'mermaid' && !parseFenceMeta(node.meta ?? '').title?.trim())
    return 'The diagram has no title, which is read aloud. Add title="what it shows" after mermaid.'
  return undefined
}

/** Every fence has a language. */
function findMissingLanguage(node: Nodes): string | undefined {
  return node.type === 'code' && !node.lang ? 'The fence has no language. Use "text" for output.' : undefined
}

/** Link texts that are meaningless out of context, such as in a screen reader's list of links. */
const empty =
  /^(?:(?:click|see|read|go) )?(?:here|this|this (?:page|link|article|guide)|it|link|more|read more|learn more|see more|more info(?:rmation)?)$/i

/** Link text describes the target. */
function findEmptyLink(node: Nodes): string | undefined {
  const isLink = node.type === 'link' || node.type === 'linkReference' || (isJsx(node) && node.name === 'a')
  const text = isLink ? toText(node).text.trim() : ''
  const isEmpty = empty.test(text.replace(/[.…→]+$/, '').trim())
  return isEmpty ? `The link text "${text}" doesn’t say where it goes.` : undefined
}

const nodeRules = [findRawHeading, findMissingAlt, findMissingLanguage, findEmptyLink].map((findProblem): Rule => ({
  collections: textCollections,
  check({ tree }, report) {
    for (const node of listNodes(tree)) {
      const problem = findProblem(node)
      if (problem !== undefined) report(getLine(node), problem)
    }
  },
}))

export const markupRules: readonly Rule[] = [syntax, headings, ...nodeRules]
