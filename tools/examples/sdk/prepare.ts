import { transform } from 'esbuild'
import ts from 'typescript'

const sdk = '@eventcatalog/sdk'
/** Functions of the SDK that take the folder of the catalog themselves. */
const takesFolder = new Set(['getResourcePath', 'getResourceFolderName'])

/** Name that a script gives to the SDK's factory; undefined where it does not import the SDK. */
export function findFactory(code: string): string | undefined {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    if (statement.moduleSpecifier.text !== sdk) continue
    return statement.importClause?.name?.text
  }
  return undefined
}

/** Whether a script says where its catalog is: only then can it run. */
export function callsFactory(code: string): boolean {
  const factory = findFactory(code)
  return factory !== undefined && new RegExp(`\\b${factory}\\s*\\(`).test(code)
}

/** Arguments of a script that name the folder of its catalog. */
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
 * Name of the folder that a script takes for its catalog, seen from where it runs.
 * Undefined where the script runs in the catalog itself, or does not say.
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

/** Lets a script use a copy of the example catalog, wherever its catalog is said to be. */
export function pointToCopy(code: string): string {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true)
  return findFolderArguments(file, code)
    .map((argument) => ({ start: argument.getStart(file), end: argument.getEnd() }))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      // Lines must stay where they are.
      const lines = text.slice(start, end).replaceAll(/[^\n]/g, '')
      return `${text.slice(0, start)}globalThis.exampleCatalog${lines}${text.slice(end)}`
    }, code)
}

/** A script as a module that Node.js runs and whose errors name the lines of the example. */
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
