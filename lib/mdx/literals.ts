/** A part of an expression, as the parser of JavaScript names it. */
export interface Expression {
  type: string
  [key: string]: unknown
}

interface WithProgram {
  data?: { estree?: { body: { expression?: Expression; type: string }[] } | null | undefined } | undefined
}

/** The one expression of `{…}`, or undefined when it holds only a comment. */
export function findExpression(node: object): Expression | undefined {
  return (node as WithProgram).data?.estree?.body[0]?.expression
}

/** Whether a component may be drawn. */
type IsKnown = (name: string) => boolean

/**
 * What in an expression would run code, or undefined when all of it is literal.
 * An element is literal when its attributes and contents are, and its component is known.
 */
export function findCode(expression: Expression | null | undefined, isKnown: IsKnown): Expression | undefined {
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

/** `Card`, `b`, or nothing for a name with parts. */
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

/** What a piece of code is, in words that an author knows. */
export function describeCode(found: Expression): string {
  return names[found.type] ?? 'code'
}

/** The text that a literal shows: strings and numbers; nothing for comments, true, false and null. */
export function toText(expression: Expression | undefined): string {
  if (expression?.type === 'Literal' && ['string', 'number'].includes(typeof expression.value))
    return String(expression.value)
  if (expression?.type === 'TemplateLiteral') {
    return (expression.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')
  }
  return ''
}
