import { createRequire } from 'node:module'
import type ts from 'typescript'
import type { SdkField, SdkFunction, SdkParameter, SdkType } from './types'

const require = createRequire(import.meta.url)
let loaded: typeof ts | undefined

/** TypeScript takes a third of a second to load, so it's only loaded to read declarations. */
function compiler(): typeof ts {
  loaded ??= require('typescript') as typeof ts
  return loaded
}

/** A node's text on one line, with single quotes. */
function toText(node: ts.Node): string {
  const text = node
    .getText()
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
  return text.replaceAll('; }', ' }').trim()
}

/** Members of an object type, or of a list's element type. */
function readMembers(type: ts.TypeNode | undefined): SdkField[] {
  if (type === undefined) return []
  if (compiler().isArrayTypeNode(type)) return readMembers(type.elementType)
  if (compiler().isUnionTypeNode(type)) return type.types.flatMap((each) => readMembers(each))
  return compiler().isTypeLiteralNode(type) ? readFields(type.members) : []
}

function readFields(members: ts.NodeArray<ts.TypeElement>): SdkField[] {
  return members.filter(compiler().isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: member.type === undefined ? 'unknown' : toText(member.type),
    isRequired: member.questionToken === undefined,
    members: readMembers(member.type),
  }))
}

function readText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (compiler().getTextOfJSDocComment(comment) ?? '').replace(/^\s*-\s*/, '').trim()
}

/** The comment directly before a member. Skips section headings such as "==== Commands ====". */
function readComment(node: ts.Node): { text: string; parameters: Map<string, string> } {
  const doc = compiler().getJSDocCommentsAndTags(node).filter(compiler().isJSDoc).at(-1)
  const parameters = new Map<string, string>()
  for (const tag of doc?.tags ?? []) {
    if (compiler().isJSDocParameterTag(tag)) parameters.set(tag.name.getText(), readText(tag.comment))
  }
  const text = readText(doc?.comment)
  return { text: text.startsWith('====') ? '' : text, parameters }
}

function toFunction(name: string, type: ts.FunctionTypeNode, commented: ts.Node, isHidden: boolean): SdkFunction {
  const comment = readComment(commented)
  const parameters = type.parameters.map((parameter): SdkParameter => {
    // The package's source prefixes some parameter names with "_".
    const parameterName = parameter.name.getText().replace(/^_/, '')
    return {
      name: parameterName,
      type: parameter.type === undefined ? 'unknown' : toText(parameter.type),
      isRequired: parameter.questionToken === undefined,
      comment: comment.parameters.get(parameterName) ?? '',
      members: readMembers(parameter.type),
    }
  })
  return { name, parameters, returns: toText(type.type), comment: comment.text, isHidden, source: undefined }
}

function parse(file: string, text: string): ts.SourceFile {
  return compiler().createSourceFile(file, text, compiler().ScriptTarget.Latest, true)
}

/** A file's variable declarations, by name. */
function listVariables(source: ts.SourceFile): Map<string, { statement: ts.Statement; type: ts.TypeNode }> {
  const found = new Map<string, { statement: ts.Statement; type: ts.TypeNode }>()
  for (const statement of source.statements.filter(compiler().isVariableStatement)) {
    for (const { name, type } of statement.declarationList.declarations)
      if (type !== undefined) found.set(name.getText(), { statement, type })
  }
  return found
}

/**
 * Functions returned by the package's factory.
 * @param text declarations of the package's entry point
 * @throws if it doesn't declare a factory
 */
export function readFactory(text: string): SdkFunction[] {
  const factory = listVariables(parse('index.d.ts', text)).get('_default')?.type
  const members = factory !== undefined && compiler().isFunctionTypeNode(factory) ? factory.type : undefined
  if (members === undefined || !compiler().isTypeLiteralNode(members))
    throw new Error('index.d.ts of the SDK: expected a default export that takes a path and returns functions.')
  return members.members
    .filter(compiler().isPropertySignature)
    .flatMap((member) =>
      member.type !== undefined && compiler().isFunctionTypeNode(member.type)
        ? [toFunction(member.name.getText(), member.type, member, false)]
        : [],
    )
}

/** A module's function that still takes the catalog folder. Undefined if it doesn't exist. */
export function readModuleFunction(text: string, name: string): SdkFunction | undefined {
  const found = listVariables(parse('module.d.ts', text)).get(name)
  if (
    found === undefined ||
    !compiler().isFunctionTypeNode(found.type) ||
    !compiler().isFunctionTypeNode(found.type.type)
  )
    return undefined
  return toFunction(name, found.type.type, found.statement, true)
}

function readExported({ exportClause }: ts.ExportDeclaration): string[] {
  return exportClause !== undefined && compiler().isNamedExports(exportClause)
    ? exportClause.elements.map(({ name }) => name.text)
    : []
}

/** A file's types in declaration order, whether exported or not. */
export function readTypes(text: string): SdkType[] {
  const source = parse('types.d.ts', text)
  const exported = new Set(source.statements.filter(compiler().isExportDeclaration).flatMap(readExported))
  return source.statements.flatMap((statement): SdkType[] => {
    if (compiler().isInterfaceDeclaration(statement)) {
      const bases = (statement.heritageClauses ?? []).flatMap(({ types }) => types.map(toText))
      const name = statement.name.text
      const fields = readFields(statement.members)
      return [{ name, isExported: exported.has(name), extends: bases, fields, alias: undefined }]
    }
    if (compiler().isTypeAliasDeclaration(statement)) {
      const fields = readMembers(statement.type)
      const alias = fields.length > 0 ? undefined : toText(statement.type)
      const name = statement.name.text
      return [{ name, isExported: exported.has(name), extends: [], fields, alias }]
    }
    if (!compiler().isEnumDeclaration(statement)) return []
    const values = statement.members.map(({ initializer }) => (initializer === undefined ? '' : toText(initializer)))
    const name = statement.name.text
    return [{ name, isExported: exported.has(name), extends: [], fields: [], alias: values.join(' | ') }]
  })
}
