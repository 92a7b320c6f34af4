import ts from 'typescript'

function nameOf(property: ts.ObjectLiteralElementLike): string | undefined {
  if (property.name === undefined) return undefined
  return ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) ? property.name.text : undefined
}

function findChild(node: ts.Expression, key: string | number): ts.Node | undefined {
  if (ts.isObjectLiteralExpression(node)) return node.properties.find((property) => nameOf(property) === String(key))
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)]
  return undefined
}

function toValue(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node)) return toValue(node.initializer)
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return toValue(node.expression)
  return ts.isExpression(node) ? node : undefined
}

/** Line of a value in a module's default export, or of its closest ancestor in the source. */
export function findExportedLine(code: string, path: readonly (string | number)[]): number {
  const file = ts.createSourceFile('config.ts', code, ts.ScriptTarget.Latest, true)
  const exported = file.statements.find(ts.isExportAssignment)
  let node: ts.Node = exported ?? file
  let value = exported === undefined ? undefined : toValue(exported.expression)
  for (const key of path) {
    const child = value === undefined ? undefined : findChild(value, key)
    if (child === undefined) break
    node = child
    value = toValue(child)
  }
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}
