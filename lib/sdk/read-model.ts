import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type ts from 'typescript'
import type { SdkSource, SdkField, SdkFunction, SdkParameter, SdkType, SdkModel } from './types'

/** The package's source code, from its source map. */
type SdkSources = ReadonlyMap<string, string>

function readSources(folder: string): SdkSources {
  const file = path.join(folder, 'dist', 'index.mjs.map')
  if (!existsSync(file)) return new Map()
  const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; sourcesContent?: string[] }
  return new Map(map.sources.map((name, index) => [name.replace(/^\.\.\//, ''), map.sourcesContent?.[index] ?? '']))
}

function findLine(text: string, pattern: RegExp): number | undefined {
  const index = text.split('\n').findIndex((line) => pattern.test(line))
  return index < 0 ? undefined : index + 1
}

/** Location of a function's definition, or of the line that assigns its name. */
function findSource(name: string, sources: SdkSources): SdkSource | undefined {
  const definition = new RegExp(`^export const ${name}\\b`)
  const binding = new RegExp(`^\\s+${name}:`)
  for (const pattern of [definition, binding]) {
    for (const [file, text] of sources) {
      const line = findLine(text, pattern)
      if (line !== undefined) return { file, line }
    }
  }
  return undefined
}

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
function readFactory(text: string): SdkFunction[] {
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
function readModuleFunction(text: string, name: string): SdkFunction | undefined {
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
function readTypes(text: string): SdkType[] {
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

/** Folder of the pinned package. */
export const sdkFolder = path.join('node_modules', '@eventcatalog', 'sdk')

/** Functions documented by the project that the package doesn't export, with their modules. */
const hidden = [
  { name: 'addMessageToService', module: 'services' },
  { name: 'addMessageToChannel', module: 'channels' },
] as const

/** Version and license of an installed SDK. */
export function readPackage(folder = sdkFolder): { version: string; license: string } {
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
    license: string
  }
  return { version, license }
}

/**
 * Reads the SDK's functions and types from its declarations.
 * @param folder the unpacked package
 * @throws if the package is missing or its structure has changed
 */
export function readModel(folder = sdkFolder): SdkModel {
  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8')
  const rest = hidden.flatMap(({ name, module }): SdkFunction[] => {
    const found = existsSync(path.join(folder, 'dist', `${module}.d.ts`))
      ? readModuleFunction(read(`${module}.d.ts`), name)
      : undefined
    return found === undefined ? [] : [found]
  })
  const sources = readSources(folder)
  const functions = [...readFactory(read('index.d.ts')), ...rest].map((each) => ({
    ...each,
    source: findSource(each.name, sources),
  }))
  return { ...readPackage(folder), functions, types: readTypes(read('types.d.d.ts')) }
}
