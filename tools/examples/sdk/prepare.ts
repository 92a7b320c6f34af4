import { transform } from 'esbuild'
import ts from 'typescript'

const sdk = '@eventcatalog/sdk'
/** SDK functions that take the catalog folder as an argument. */
const takesFolder = new Set(['getResourcePath', 'getResourceFolderName'])

/** Local name of the SDK's factory. Undefined if the script doesn't import it. */
export function findFactory(code: string): string | undefined {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    if (statement.moduleSpecifier.text !== sdk) continue
    return statement.importClause?.name?.text
  }
  return undefined
}

/** Whether a script sets its catalog folder, without which it can't run. */
export function callsFactory(code: string): boolean {
  const factory = findFactory(code)
  return factory !== undefined && new RegExp(`\\b${factory}\\s*\\(`).test(code)
}

/** Arguments with the catalog folder. */
function findFolderArguments(file: ts.SourceFile, code: string): ts.Expression[] {
  const factory = findFactory(code)
  const found: ts.Expression[] = []
  const walk = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      const name = ts.isIdentifier(called) ? called.text : ''
      const [first] = node.arguments
      if (first !== undefined && (name === factory || takesFolder.has(name))) found.push(first)
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return found
}

/**
 * Name of the catalog folder, relative to the script's working directory. Undefined if the script runs inside the
 * catalog, or doesn't set a folder.
 */
export function findFolderName(code: string): string | undefined {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)
  for (const argument of findFolderArguments(file, code)) {
    const [name] = [...argument.getText(file).matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, text = '']) => text).slice(-1)
    const last = name?.split('/').findLast((part) => part !== '' && part !== '.' && part !== '..')
    if (last !== undefined && /^[\w.-]+$/.test(last)) return last
  }
  return undefined
}

/** Replaces the catalog folder in a script with the copy's. */
export function pointToCopy(code: string): string {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)
  return findFolderArguments(file, code)
    .map((argument) => ({ start: argument.getStart(file), end: argument.getEnd() }))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      // Preserve line numbers.
      const lines = text.slice(start, end).replaceAll(/[^\n]/g, '')
      return `${text.slice(0, start)}globalThis.exampleCatalog${lines}${text.slice(end)}`
    }, code)
}

/** Compiles a script to a module for Node.js. Errors keep the example's line numbers. */
export async function toModule(code: string, loader: 'ts' | 'tsx' | 'js' | 'jsx'): Promise<string> {
  const { code: result } = await transform(pointToCopy(code), {
    loader,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    sourcefile: 'example',
    logLevel: 'silent',
  })
  return result
}
