import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type ts from 'typescript'
import type { SdkField, SdkParameter, SdkType } from './types'

/** The package's source code by file, from its source map. */
function readSources(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, 'dist', 'index.mjs.map')
  if (!existsSync(file)) return new Map()
  const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; sourcesContent?: string[] }
  return new Map(map.sources.map((name, index) => [name.replace(/^\.\.\//, ''), map.sourcesContent?.[index] ?? '']))
}

/** Location of a function's definition, or of the line that assigns its name. */
function findSource(name: string, sources: ReadonlyMap<string, string>) {
  for (const pattern of [new RegExp(`^export const ${name}\\b`), new RegExp(`^\\s+${name}:`)]) {
    for (const [file, text] of sources) {
      const line = text.split('\n').findIndex((each) => pattern.test(each)) + 1
      if (line > 0) return { file, line }
    }
  }
  return undefined
}

const require = createRequire(import.meta.url)

/** TypeScript takes a third of a second to load, so it's only loaded to read declarations. */
const compiler = () => require('typescript') as typeof ts

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
  const { isArrayTypeNode, isTypeLiteralNode, isUnionTypeNode } = compiler()
  if (type === undefined) return []
  if (isArrayTypeNode(type)) return readMembers(type.elementType)
  if (isUnionTypeNode(type)) return type.types.flatMap(readMembers)
  return isTypeLiteralNode(type) ? readFields(type.members) : []
}

/** A field or parameter. The package's source prefixes some parameter names with "_". */
function readField({ name, type, questionToken }: ts.PropertySignature | ts.ParameterDeclaration): SdkField {
  return {
    name: name.getText().replace(/^_/, ''),
    type: type === undefined ? 'unknown' : toText(type),
    isRequired: questionToken === undefined,
    members: readMembers(type),
  }
}

function readFields(members: ts.NodeArray<ts.TypeElement>): SdkField[] {
  return members.filter(compiler().isPropertySignature).map(readField)
}

function readText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (compiler().getTextOfJSDocComment(comment) ?? '').replace(/^\s*-\s*/, '').trim()
}

/** A function, and the package's comment directly before a node. */
function toFunction(name: string, type: ts.FunctionTypeNode, commented: ts.Node, isHidden: boolean) {
  const doc = compiler().getJSDocCommentsAndTags(commented).filter(compiler().isJSDoc).at(-1)
  const tags = doc?.tags?.filter(compiler().isJSDocParameterTag) ?? []
  const parameters = type.parameters.map(readField).map((field): SdkParameter => {
    const tag = tags.findLast((each) => each.name.getText() === field.name)
    return { ...field, comment: readText(tag?.comment) }
  })
  // Section headings such as "==== Commands ====" aren't comments of the function.
  const comment = readText(doc?.comment).replace(/^====[^]*/, '')
  return {
    ...{ name, parameters, comment },
    /** Declared return type: `Promise<Domain>`. */
    returns: toText(type.type),
    /** Declared by the package, but not returned by `utils()`. */
    isHidden,
  }
}

function parse(file: string, text: string): ts.SourceFile {
  return compiler().createSourceFile(file, text, compiler().ScriptTarget.Latest, true)
}

function listVariables(source: ts.SourceFile) {
  const found = new Map<string, { statement: ts.Statement; type: ts.TypeNode }>()
  for (const statement of source.statements.filter(compiler().isVariableStatement)) {
    for (const { name, type } of statement.declarationList.declarations)
      if (type !== undefined) found.set(name.getText(), { statement, type })
  }
  return found
}

/** Functions of the package's factory, from its declarations. @throws if they don't have a factory */
function readFactory(text: string) {
  const factory = listVariables(parse('index.d.ts', text)).get('_default')?.type
  const members = factory !== undefined && compiler().isFunctionTypeNode(factory) ? factory.type : undefined
  if (members === undefined || !compiler().isTypeLiteralNode(members))
    throw new Error('index.d.ts of the SDK: expected a default export that takes a path and returns functions.')
  return members.members.filter(compiler().isPropertySignature).flatMap((member) => {
    const { name, type } = member
    return type && compiler().isFunctionTypeNode(type) ? [toFunction(name.getText(), type, member, false)] : []
  })
}

/** A module's function that still takes the catalog folder. Empty if it doesn't exist. */
function readModuleFunction(text: string, name: string) {
  const { isFunctionTypeNode } = compiler()
  const { type, statement } = listVariables(parse('module.d.ts', text)).get(name) ?? {}
  const isFactory = type && statement && isFunctionTypeNode(type) && isFunctionTypeNode(type.type)
  return isFactory ? [toFunction(name, type.type, statement, true)] : []
}

/** A file's types in declaration order, whether exported or not. */
function readTypes(text: string): SdkType[] {
  const { isEnumDeclaration, isExportDeclaration, isInterfaceDeclaration, isNamedExports, isTypeAliasDeclaration } =
    compiler()
  const { statements } = parse('types.d.ts', text)
  const exported = statements.filter(isExportDeclaration).flatMap(({ exportClause }) => {
    return exportClause !== undefined && isNamedExports(exportClause) ? [...exportClause.elements] : []
  })
  return statements.flatMap((statement): SdkType[] => {
    const isEnum = isEnumDeclaration(statement)
    if (!isEnum && !isInterfaceDeclaration(statement) && !isTypeAliasDeclaration(statement)) return []
    const name = statement.name.text
    const isExported = exported.some((each) => each.name.text === name)
    const known = { name, isExported, extends: [], fields: [], alias: undefined }
    if (isEnum) {
      const values = statement.members.map(({ initializer }) => (initializer === undefined ? '' : toText(initializer)))
      return [{ ...known, alias: values.join(' | ') }]
    }
    if (isTypeAliasDeclaration(statement)) {
      const fields = readMembers(statement.type)
      return [{ ...known, fields, alias: fields.length > 0 ? undefined : toText(statement.type) }]
    }
    const bases = (statement.heritageClauses ?? []).flatMap(({ types }) => types.map(toText))
    return [{ ...known, extends: bases, fields: readFields(statement.members) }]
  })
}

export const sdkFolder = path.join('node_modules', '@eventcatalog', 'sdk')

/** Functions documented by the project that the package doesn't export, with the files of their declarations. */
const hidden = { addMessageToService: 'services.d.ts', addMessageToChannel: 'channels.d.ts' }

export function readPackage(folder = sdkFolder) {
  type Package = Record<'version' | 'license', string>
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package
  return { version, license }
}

/** Reads the SDK's functions and types from the unpacked package. @throws if its structure has changed */
export function readModel(folder = sdkFolder) {
  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8')
  const rest = Object.entries(hidden).flatMap(([name, file]) =>
    existsSync(path.join(folder, 'dist', file)) ? readModuleFunction(read(file), name) : [],
  )
  const sources = readSources(folder)
  const functions = [...readFactory(read('index.d.ts')), ...rest].map((each) => {
    return { ...each, source: findSource(each.name, sources) }
  })
  return { ...readPackage(folder), functions, types: readTypes(read('types.d.d.ts')) }
}
