import { findExpression, toValue } from '../../mdx/literals'
import type { JsxElement } from '../../mdx/types'
import type { TextProps } from './types'

/** Values of a component's attributes. An attribute without a value is true. Leaves out elements as values. */
export function readProps(node: JsxElement): TextProps {
  const props: Record<string, unknown> = {}
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (value === null || value === undefined) props[name] = true
    else props[name] = typeof value === 'string' ? value : toValue(findExpression(value))
  }
  return props
}
