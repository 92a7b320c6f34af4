import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { preprocess } from '@/lib/mdx/preprocess'
import { toSyntaxProblem } from '@/lib/mdx/syntax-problem'
import type { LintPage } from './types'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze()

/** The tree of a page without text, or whose text can't be parsed. */
export const noText: Root = { type: 'root', children: [] }

/** Parses a page like the compiler does. Line numbers count the lines before the text in its file, too. */
export function parseText(body: string, before = 0): Pick<LintPage, 'tree' | 'syntaxError'> {
  const source = '\n'.repeat(before) + preprocess(body)
  try {
    return { tree: parser.parse(source) }
  } catch (error) {
    // The compiler knows the components and suggests names.
    return { tree: noText, syntaxError: toSyntaxProblem(error, { source, bodyOffset: 0, components: {} }) }
  }
}
