import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * Names of the components that core provides to MDX files.
 * @throws if their list can't be found
 */
export function readComponentNames(packageDir: string): string[] {
  const name = path.join(packageDir, 'eventcatalog/src/components/MDX/components.tsx')
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression && ts.isObjectLiteralExpression(node.expression)) {
      for (const property of node.expression.properties) if (property.name) names.push(property.name.getText())
    } else ts.forEachChild(node, walk)
  }
  walk(file)
  if (names.length === 0) throw new Error(`There is no list of components in ${name}.`)
  return names.sort()
}
