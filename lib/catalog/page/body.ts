import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** The blocks of a page's text. */
export const parseBody = (markdown: string) => parser.parse(markdown).children

/** An attribute of a component in a page's text. Empty if it's missing. */
export function getAttribute({ attributes }: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return (typeof found?.value === 'string' ? found.value : found?.value?.value) ?? ''
}
