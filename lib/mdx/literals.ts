/** A node of the JavaScript syntax tree (ESTree). */
export interface Expression {
  type: string
  [key: string]: unknown
}

interface WithProgram {
  data?: { estree?: { body: { expression?: Expression; type: string }[] } | null | undefined } | undefined
}

/** The expression within `{…}`. Undefined if there's only a comment. */
export function findExpression(node: object): Expression | undefined {
  return (node as WithProgram).data?.estree?.body[0]?.expression
}

/**
 * The first part of an expression that would run code. Undefined if everything is literal. An element is literal if its
 * attributes and children are, and its component is known.
 * @param isKnown whether a component can be rendered
 */
export function findCode(
  expression: Expression | null | undefined,
  isKnown: (name: string) => boolean,
): Expression | undefined {
  if (expression === null || expression === undefined) return undefined
  const find = (part: unknown) => findCode(part as Expression | null, isKnown)
  const all = (nodes: unknown) => (nodes as unknown[]).map(find).find((found) => found !== undefined)
  switch (expression.type) {
    case 'Literal':
    case 'JSXText':
    case 'JSXEmptyExpression':
      return undefined
    case 'TemplateLiteral':
      return (expression.expressions as unknown[]).length === 0 ? undefined : expression
    case 'UnaryExpression':
      return ['-', '+', '!'].includes(expression.operator as string) ? find(expression.argument) : expression
    case 'Identifier':
      return expression.name === 'undefined' ? undefined : expression
    case 'ArrayExpression':
      return all(expression.elements)
    case 'ObjectExpression':
      return all(expression.properties)
    case 'Property':
      return expression.computed || expression.kind !== 'init' ? expression : find(expression.value)
    case 'ParenthesizedExpression':
    case 'ExpressionStatement':
    case 'JSXExpressionContainer':
      return find(expression.expression)
    case 'JSXElement':
      if (!isKnown(getElementName(expression))) return expression
      return all((expression.openingElement as { attributes: unknown }).attributes) ?? all(expression.children)
    case 'JSXFragment':
      return all(expression.children)
    case 'JSXAttribute':
      return find(expression.value)
    default:
      return expression
  }
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
export function describeCode(found: Expression): string {
  return names[found.type] ?? 'code'
}

/** The text that a literal renders: strings and numbers. Empty for comments, true, false and null. */
export function toText(expression: Expression | undefined): string {
  if (expression?.type === 'Literal' && ['string', 'number'].includes(typeof expression.value))
    return String(expression.value)
  if (expression?.type === 'TemplateLiteral') {
    return (expression.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')
  }
  return ''
}

/**
 * The value of a literal. Undefined for anything else.
 * @param toElement converts elements, which are undefined otherwise
 */
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

/** Text content of an element within braces. */
export function readJsxText(expression: Expression | undefined): string {
  if (expression?.type === 'JSXText') return String(expression.value).replaceAll(/\s+/g, ' ')
  if (expression?.type === 'JSXExpressionContainer') return toText(expression.expression as Expression)
  return Array.isArray(expression?.children) ? (expression.children as Expression[]).map(readJsxText).join('') : ''
}
