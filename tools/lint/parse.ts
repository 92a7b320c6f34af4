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
  /** Syntax error, with its line in the text. */
  syntaxError?: { line: number | undefined; message: string }
}

/** Parses a page like the compiler does, preserving line numbers. */
export function parseText(body: string): ParsedText {
  const source = preprocess(body)
  try {
    return { tree: parser.parse(source) }
  } catch (error) {
    // The compiler knows the components and suggests names.
    return { tree: undefined, syntaxError: toSyntaxProblem(error, { source, bodyOffset: 0, components: {} }) }
  }
}
