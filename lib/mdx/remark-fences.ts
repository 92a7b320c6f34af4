import type { Code, Root } from 'mdast'
import npmToYarn from 'npm-to-yarn'
import { SKIP, visit } from 'unist-util-visit'
import { findMagicComments } from '../content/tree-settings'
import { toSuggestion } from '../kit/closest'
import { parseFenceMeta, takeMarkComments } from './fences'
import { hasTypes } from './highlighter'
import { isPlainLanguage, knownLanguages, languageAliases } from './languages'
import { report, toJsx } from './nodes'
import { noteReference } from './remark-references'
import type { CompileContext } from './types'

/** With the labels that Docusaurus uses. */
const packageManagers = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const

/** Checks languages, reads highlight comments, and turns diagrams and commands into components. */
export function remarkFences(context: CompileContext) {
  /** A known name for the language. Docusaurus accepts any language, in any case. */
  function toKnownLanguage(node: Code): string {
    const language = node.lang ?? ''
    const lower = language.toLowerCase()
    const alias = context.strict ? undefined : languageAliases[lower]
    if (language === '' || knownLanguages.includes(language)) return language || 'text'
    if (alias !== undefined || knownLanguages.includes(lower)) return alias ?? lower
    const hint = toSuggestion(language, knownLanguages, (word) => `"${word}"`)
    report(node, context, `Unknown language "${language}".${hint} Use "text" for output.`)
    return 'text'
  }

  function toPackageManagerTabs(node: Code) {
    const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '')
    const tabs = Object.entries(packageManagers).map(([manager, label]) => {
      const value = manager === 'npm' ? node.value : npmToYarn(node.value, manager as keyof typeof packageManagers)
      return toJsx('TabItem', { value: manager, label: context.strict ? manager : label }, [{ ...node, value, meta }])
    })
    return toJsx('Tabs', { groupId: 'package-manager' }, tabs)
  }

  /** Links for words in a block: `Event=/docs/sdk/types#event`. Their addresses are checked like all others. */
  function toLinks(links: string): string {
    const numbered = links.split(/\s+/).map((link) => {
      const [word = '', target = ''] = link.split(/=(.*)/)
      return `${word}=${noteReference(context, { kind: 'link', target, file: context.file, line: undefined })}`
    })
    return numbered.join(' ')
  }

  return (tree: Root) => {
    const comments = findMagicComments(context.contentDir)
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return
      const language = toKnownLanguage(node)
      const meta = parseFenceMeta(node.meta ?? '')
      if (language === 'mermaid') {
        parent.children.splice(index, 1, toJsx('Mermaid', { chart: node.value, title: meta.title }) as never)
        if (meta.title === undefined && context.strict)
          report(node, context, 'A diagram needs title="what it shows". Screen readers announce it.')
        return SKIP
      }
      if (meta.npm2yarn) {
        parent.children.splice(index, 1, toPackageManagerTabs({ ...node, lang: language }) as never)
        return index
      }
      // The authoring guide shows highlight comments as source.
      if (!meta.verbatim) node.value = takeMarkComments(node.value, meta.highlighted, comments)
      node.lang = isPlainLanguage(language) ? 'text' : language
      node.data = {
        ...node.data,
        hProperties: {
          'data-language': language,
          'data-title': meta.title,
          'data-wrap': meta.wrap ? '' : undefined,
          'data-links': meta.links === '' ? undefined : toLinks(meta.links),
          'data-numbers': meta.showLineNumbers ? String(meta.firstNumber) : undefined,
        },
      }
      const types = hasTypes(language, node.meta ?? '', node.value) ? ' twoslash' : ''
      const lines = meta.highlighted.size === 0 ? '' : ` {${[...meta.highlighted].join(',')}}`
      node.meta = `${meta.rest}${lines}${types}`
      return undefined
    })
  }
}
