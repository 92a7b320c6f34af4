import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Names of the components that core provides to MDX files. @throws if their list can't be found */
export function readComponentNames(packageDir: string): string[] {
  const name = path.join(packageDir, 'eventcatalog/src/components/MDX/components.tsx')
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names: string[] = []
  const walk = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression && ts.isObjectLiteralExpression(node.expression))
      names.push(...node.expression.properties.flatMap((property) => property.name?.getText() ?? []))
    else ts.forEachChild(node, walk)
  }
  walk(file)
  if (names.length === 0) throw new Error(`There is no list of components in ${name}.`)
  return names.sort()
}

/** Members of an interface or object type. Undefined if there's none with that name. */
function findMembers(file: ts.SourceFile, name: string): readonly ts.TypeElement[] | undefined {
  const found = file.statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .find((one) => one.name.text === name)
  if (found === undefined || ts.isInterfaceDeclaration(found)) return found?.members
  return ts.isTypeLiteralNode(found.type) ? found.type.members : undefined
}

/** Options of core's `Config` type by path, such as `environments[].name`. @throws if the type can't be found */
export function readConfigType(packageDir: string) {
  const name = path.join(packageDir, 'dist/eventcatalog.config.d.ts')
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true)
  const options: Record<string, { type: string; isOptional: boolean }> = {}
  const open = new Set<string>()

  function walkType(type: ts.TypeNode, prefix: string): void {
    if (ts.isTypeLiteralNode(type)) walk(type.members, prefix)
    else if (ts.isArrayTypeNode(type)) walkType(type.elementType, `${prefix}[]`)
    else if (ts.isParenthesizedTypeNode(type)) walkType(type.type, prefix)
    else if (ts.isUnionTypeNode(type)) for (const member of type.types) walkType(member, prefix)
    else if (ts.isTypeReferenceNode(type)) {
      const named = type.typeName.getText()
      const members = findMembers(file, named)
      // Expand recursive types once.
      if (members === undefined || open.has(named)) return
      open.add(named)
      walk(members, prefix)
      open.delete(named)
    }
  }

  function walk(members: readonly ts.TypeElement[], prefix: string): void {
    for (const member of members) {
      const isIndex = ts.isIndexSignatureDeclaration(member)
      if ((!isIndex && !ts.isPropertySignature(member)) || member.type === undefined) continue
      const key = isIndex ? '*' : member.name.getText()
      const at = prefix === '' ? key : `${prefix}.${key}`
      const isOptional = isIndex || member.questionToken !== undefined
      options[at] = { type: member.type.getText().replaceAll(/\s+/g, ' '), isOptional }
      walkType(member.type, at)
    }
  }

  const config = findMembers(file, 'Config')
  if (config === undefined) throw new Error(`There is no type Config in ${name}.`)
  walk(config, '')
  return options
}
