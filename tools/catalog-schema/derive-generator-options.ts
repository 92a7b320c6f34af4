/**
 * Writes the options declared by generators to tools/catalog-schema/generator-options.json. The packages aren't
 * dependencies of this site, so pass the paths of their declarations:
 * npx tsx tools/catalog-schema/derive-generator-options.ts openapi@7.6.2=<index.d.ts> asyncapi@5.1.3=<index.d.ts>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import ts from 'typescript'

type Options = Record<string, { type: string; required: boolean }>

const target = 'tools/catalog-schema/generator-options.json'

function listOptions(file: string): Options {
  const moduleResolution = ts.ModuleResolutionKind.Node10
  const program = ts.createProgram([file], { strict: true, skipLibCheck: true, moduleResolution })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  const found = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'default')
  if (source === undefined || found === undefined)
    throw new Error(`${file}: expected a default export with the generator, found none`)
  const exported = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  const [, parameter] = checker.getTypeOfSymbol(exported).getCallSignatures()[0]?.getParameters() ?? []
  if (parameter === undefined) throw new Error(`${file}: expected a second parameter with the options, found none`)

  const options: Options = {}
  const visit = (type: ts.Type, prefix: string) => {
    for (const property of type.getProperties()) {
      const path = prefix + property.name
      const value = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, source))
      const { name, inner } = describe(value)
      options[path] = { type: name, required: !(property.flags & ts.SymbolFlags.Optional) }
      if (inner) visit(inner, name === 'list' ? `${path}[].` : `${path}.`)
    }
  }
  const describe = (type: ts.Type): { name: string; inner?: ts.Type } => {
    if (type.getCallSignatures().length > 0) return { name: 'function' }
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      const isText = element === undefined || Boolean(element.flags & ts.TypeFlags.StringLike)
      return isText ? { name: checker.typeToString(type) } : { name: 'list', inner: element }
    }
    const properties = type.flags & ts.TypeFlags.Object ? type.getProperties() : []
    // The keys of a map by HTTP method aren't options.
    const isMap = properties.every(({ name }) => /^[A-Z]+$/.test(name))
    if (properties.length > 0) return isMap ? { name: 'object' } : { name: 'object', inner: type }
    return { name: checker.typeToString(type).replaceAll('"', '') }
  }
  visit(checker.getTypeOfSymbolAtLocation(parameter, source), '')
  return options
}

type Generators = Record<string, { version: string; options: Options }>

const generators = JSON.parse(readFileSync(target, 'utf8')) as Generators
for (const argument of process.argv.slice(2)) {
  const { name, version, file } = /^(?<name>[\w-]+)@(?<version>[\d.]+)=(?<file>.+)$/.exec(argument)?.groups ?? {}
  if (name === undefined || version === undefined || file === undefined)
    throw new Error(`Found "${argument}", expected name@version=file.`)
  generators[name] = { version, options: listOptions(file) }
}
writeFileSync(target, `${JSON.stringify(generators, null, 2)}\n`)
