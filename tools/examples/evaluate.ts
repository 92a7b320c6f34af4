import { transform } from 'esbuild'

export interface Evaluated {
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
