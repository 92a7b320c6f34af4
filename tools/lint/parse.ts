import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { preprocess } from '@/lib/mdx/preprocess'
import { toSyntaxProblem } from '@/lib/mdx/syntax-problem'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze()

/** The tree of a page without text, or whose text can't be parsed. */
export const noText: Root = { type: 'root', children: [] }

interface ParsedText {
  tree: Root
  syntaxError?: { line: number | undefined; message: string }
}

/**
 * Parses a page like the compiler does, preserving line numbers.
 * @param before number of lines before the text in its file, which line numbers count too
 */
export function parseText(body: string, before = 0): ParsedText {
  const source = '\n'.repeat(before) + preprocess(body)
  try {
    return { tree: parser.parse(source) }
  } catch (error) {
    // The compiler knows the components and suggests names.
    return { tree: noText, syntaxError: toSyntaxProblem(error, { source, bodyOffset: 0, components: {} }) }
  }
}
