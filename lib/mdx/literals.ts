export interface Expression {
  type: string
  [key: string]: unknown
}

/** The expression within `{…}`. Undefined if there's only a comment. */
export function findExpression(node: object): Expression | undefined {
  const { data } = node as { data?: { estree?: { body: { expression?: Expression }[] } | null } }
  return data?.estree?.body[0]?.expression
}

/** Nodes that can be in a literal, with their fields that contain other nodes. All others run code. */
const literalParts: Record<string, readonly string[]> = {
  Literal: [],
  JSXText: [],
  JSXEmptyExpression: [],
  TemplateLiteral: [],
  Identifier: [],
  UnaryExpression: ['argument'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['value'],
  ParenthesizedExpression: ['expression'],
  JSXExpressionContainer: ['expression'],
  JSXElement: ['openingElement', 'children'],
  JSXOpeningElement: ['attributes'],
  JSXFragment: ['children'],
  JSXAttribute: ['value'],
}

/** The first part of an expression that would run code. Undefined if everything in it is literal. */
export function findCode(
  expression: Expression | null | undefined,
  isKnown: (name: string) => boolean,
): Expression | undefined {
  if (expression === null || expression === undefined) return undefined
  const { type, operator, name, expressions = [] } = expression
  const runsCode =
    (expressions as unknown[]).length > 0 ||
    (type === 'UnaryExpression' && !['-', '+', '!'].includes(String(operator))) ||
    (type === 'Identifier' && name !== 'undefined') ||
    (type === 'Property' && (expression.computed === true || expression.kind !== 'init')) ||
    (type === 'JSXElement' && !isKnown(getElementName(expression)))
  const parts = literalParts[type]
  if (runsCode || parts === undefined) return expression
  const inner = parts.flatMap((part) => expression[part] as Expression | Expression[] | null)
  return inner.map((part) => findCode(part, isKnown)).find((found) => found !== undefined)
}

/** `Card`, `b`. Empty for a member expression. */
export function getElementName({ openingElement }: Expression): string {
  const { name } = (openingElement as { name: { name?: unknown } }).name
  return typeof name === 'string' ? name : ''
}

const names: Record<string, string> = {
  Identifier: 'a variable',
  CallExpression: 'a call',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  JSXElement: 'an unknown component',
  MemberExpression: 'a variable',
  TemplateLiteral: 'a template with a variable',
  BinaryExpression: 'a calculation',
  ConditionalExpression: 'a condition',
  LogicalExpression: 'a condition',
}

/** Describes a piece of code for authors. */
export const describeCode = (found: Expression): string => names[found.type] ?? 'code'

/** The text that a literal renders: strings and numbers. Empty for comments, true, false and null. */
export function toText(expression: Expression | undefined): string {
  if (expression?.type === 'Literal' && ['string', 'number'].includes(typeof expression.value))
    return String(expression.value)
  if (expression?.type === 'TemplateLiteral') {
    return (expression.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')
  }
  return ''
}

/** The value of a literal, with elements converted by `toElement`. Undefined for anything else. */
export function toValue(
  expression: Expression | null | undefined,
  toElement: (element: Expression) => unknown = () => undefined,
): unknown {
  const convert = (part: Expression | null) => toValue(part, toElement)
  switch (expression?.type) {
    case 'Literal':
      return expression.value
    case 'TemplateLiteral':
      return toText(expression)
    case 'UnaryExpression': {
      const value = convert(expression.argument as Expression)
      return expression.operator === '-' ? -Number(value) : expression.operator === '!' ? !value : Number(value)
    }
    case 'ArrayExpression':
      return (expression.elements as (Expression | null)[]).map(convert)
    case 'ObjectExpression':
      return Object.fromEntries(
        (expression.properties as Expression[]).map(({ key, value }) => {
          const { name, value: written } = key as { name?: string; value?: unknown }
          return [name ?? String(written), convert(value as Expression)]
        }),
      )
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return convert(expression.expression as Expression)
    case 'JSXElement':
    case 'JSXFragment':
      return toElement(expression)
    default:
      return undefined
  }
}

export function readJsxText(expression: Expression | undefined): string {
  if (expression?.type === 'JSXText') return String(expression.value).replaceAll(/\s+/g, ' ')
  if (expression?.type === 'JSXExpressionContainer') return toText(expression.expression as Expression)
  return Array.isArray(expression?.children) ? (expression.children as Expression[]).map(readJsxText).join('') : ''
}
