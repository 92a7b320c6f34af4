import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { preprocess } from '@/lib/mdx/preprocess'
import { toSyntaxProblem } from '@/lib/mdx/syntax-problem'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze()

export interface ParsedText {
  tree: Root | undefined
  /** Why the text could not be parsed, and in which line of it. */
  syntaxError?: { line: number | undefined; message: string }
}

/** Parses the text of a page the way the compiler does. Lines of the tree are lines of the text. */
export function parseText(body: string): ParsedText {
  const source = preprocess(body)
  try {
    return { tree: parser.parse(source) }
  } catch (error) {
    // Which components there are is the compiler's business: it suggests names.
    return { tree: undefined, syntaxError: toSyntaxProblem(error, { source, bodyOffset: 0, components: {} }) }
  }
}
