import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import npmToYarn from 'npm-to-yarn'
import { SKIP, visit } from 'unist-util-visit'
import { findMagicComments } from '../content/tree-settings'
import { toSuggestion } from '../kit/closest'
import { findFenceLinks, parseFenceMeta, takeMarkComments } from './fences'
import { isPlainLanguage, knownLanguages, languageAliases } from './languages'
import { report } from './place'
import { hasTypes } from './type-hovers'
import type { CompileContext } from './types'

const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const

function toElement(name: string, attributes: Record<string, string>, children: RootContent[] = []): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children as MdxJsxFlowElement['children'],
  }
}

/** How Docusaurus writes those that aren't in lower case. */
const docusaurusLabels: Record<string, string> = { yarn: 'Yarn', bun: 'Bun' }

/** A command for each package manager, in synchronized tabs. */
function toPackageManagerTabs(node: Code, labels: Record<string, string>): MdxJsxFlowElement {
  const tabs = packageManagers.map((manager) => {
    const value = manager === 'npm' ? node.value : npmToYarn(node.value, manager)
    const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '')
    return toElement('TabItem', { value: manager, label: labels[manager] ?? manager }, [{ ...node, value, meta }])
  })
  return toElement('Tabs', { groupId: 'package-manager' }, tabs)
}

/** Checks languages, reads highlight comments, and turns diagrams and commands into components. */
export function remarkFences({ context }: { context: CompileContext }) {
  function checkLanguage(node: Code) {
    const language = node.lang ?? ''
    if (language === '' || knownLanguages.includes(language)) return
    const alias = languageAliases[language.toLowerCase()]
    if (alias !== undefined && !context.strict) {
      node.lang = alias
      return
    }
    // Docusaurus accepts any language, in any case.
    if (knownLanguages.includes(language.toLowerCase())) {
      node.lang = language.toLowerCase()
      return
    }
    report(
      node,
      context,
      `Unknown language "${language}".${toSuggestion(language, knownLanguages, (word) => `"${word}"`)} Use "text" for output.`,
    )
    node.lang = 'text'
  }

  /** Links for words in a block: `Event=/docs/sdk/types#event`. Their addresses are checked like all others. */
  function toLinks(links: string): string {
    const numbered = links.split(/\s+/).map((link) => {
      const [word = '', target = ''] = link.split(/=(.*)/)
      context.references.push({ kind: 'link', target, file: context.file, line: undefined })
      return `${word}=ec-ref://${context.references.length - 1}/`
    })
    return numbered.join(' ')
  }

  return (tree: Root) => {
    const comments = findMagicComments(context.contentDir)
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return
      checkLanguage(node)
      const meta = parseFenceMeta(node.meta ?? '')
      if (node.lang === 'mermaid') {
        parent.children.splice(
          index,
          1,
          toElement('Mermaid', {
            chart: node.value,
            ...(meta.title === undefined ? {} : { title: meta.title }),
          }) as never,
        )
        if (meta.title === undefined && context.strict)
          report(node, context, 'A diagram needs title="what it shows". Screen readers announce it.')
        return SKIP
      }
      if (meta.npm2yarn) {
        parent.children.splice(index, 1, toPackageManagerTabs(node, context.strict ? {} : docusaurusLabels) as never)
        return index
      }
      // The authoring guide shows highlight comments as source.
      const isVerbatim = /(?:^|\s)verbatim(?:\s|$)/.test(node.meta ?? '')
      const value = isVerbatim ? node.value : takeMarkComments(node.value, meta.highlighted, comments)
      const language = node.lang ?? 'text'
      const links = findFenceLinks(node.meta ?? '')
      node.value = value
      node.lang = isPlainLanguage(language) ? 'text' : language
      node.data = {
        ...node.data,
        hProperties: {
          'data-language': language,
          ...(meta.title === undefined ? {} : { 'data-title': meta.title }),
          ...(meta.wrap ? { 'data-wrap': '' } : {}),
          ...(links === '' ? {} : { 'data-links': toLinks(links) }),
          ...(meta.showLineNumbers ? { 'data-numbers': String(meta.firstNumber) } : {}),
        },
      }
      const types = hasTypes(language, node.meta ?? '', node.value) ? ' twoslash' : ''
      const lines = meta.highlighted.size === 0 ? '' : ` {${[...meta.highlighted].join(',')}}`
      node.meta = `${meta.rest}${lines}${types}`
      return undefined
    })
  }
}
