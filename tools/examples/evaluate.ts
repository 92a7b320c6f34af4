import { transform } from 'esbuild'
import ts from 'typescript'

interface Evaluated {
  value?: unknown
  error?: { line: number | undefined; message: string }
}

interface BuildMessage {
  text: string
  location: { line: number } | null
}

function isBuildFailure(error: unknown): error is { errors: BuildMessage[] } {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
}

/** First syntax error of a script or style sheet, with its line. */
export async function findSyntaxError(
  code: string,
  loader: 'ts' | 'tsx' | 'js' | 'jsx' | 'css',
): Promise<Evaluated['error']> {
  try {
    const { warnings } = await transform(code, {
      loader,
      logLevel: 'silent',
      jsx: 'automatic',
      target: 'es2022',
      format: loader === 'css' ? undefined : 'esm',
    })
    // esbuild recovers from errors in style sheets with a warning.
    const [warning] = loader === 'css' ? warnings : []
    return warning === undefined ? undefined : { line: warning.location?.line, message: warning.text }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const [first] = error.errors
    return { line: first?.location?.line, message: first?.text ?? 'Syntax error' }
  }
}

/** Evaluates a configuration file and returns its default export. Only use it for code from our own pages. */
export async function evaluateModule(code: string): Promise<Evaluated> {
  const error = await findSyntaxError(code, 'js')
  if (error !== undefined) return { error }
  try {
    const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`
    const loaded = (await import(/* @vite-ignore */ url)) as { default?: unknown }
    return { value: loaded.default }
  } catch (failure) {
    return { error: { line: undefined, message: failure instanceof Error ? failure.message : String(failure) } }
  }
}

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
