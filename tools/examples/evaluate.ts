import { transform, type BuildFailure } from 'esbuild'
import ts from 'typescript'
import { toMessage, type FenceFinding } from './types'

/** Languages of scripts. */
export type Loader = 'ts' | 'tsx' | 'js' | 'jsx'

/** First syntax error of a script or style sheet, with its line. */
export async function findSyntaxError(code: string, loader: Loader | 'css'): Promise<FenceFinding | undefined> {
  try {
    const format = loader === 'css' ? undefined : 'esm'
    const options = { loader, format, logLevel: 'silent', jsx: 'automatic', target: 'es2022' } as const
    const { warnings } = await transform(code, options)
    // esbuild recovers from errors in style sheets with a warning.
    const [warning] = loader === 'css' ? warnings : []
    return warning === undefined ? undefined : { line: warning.location?.line, message: warning.text }
  } catch (error) {
    const [first] = (error as Partial<BuildFailure>).errors ?? []
    if (first === undefined) throw error
    return { line: first.location?.line, message: first.text }
  }
}

/** Evaluates a configuration file and returns its default export. Only use it for code from our own pages. */
export async function evaluateModule(code: string): Promise<{ value?: unknown; error?: FenceFinding }> {
  const error = await findSyntaxError(code, 'js')
  if (error !== undefined) return { error }
  try {
    const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`
    const loaded = (await import(/* @vite-ignore */ url)) as { default?: unknown }
    return { value: loaded.default }
  } catch (failure) {
    return { error: { message: toMessage(failure) } }
  }
}

function findChild(node: ts.Expression, key: string | number): ts.Node | undefined {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.find(
      ({ name }) => name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === String(key),
    )
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
