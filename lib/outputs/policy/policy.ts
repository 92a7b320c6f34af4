import type { ServiceOrigins } from './services'

/**
 * What a page may load and run. Style attributes are written by the highlighter and by drawings, so styles are not
 * limited; `'wasm-unsafe-eval'` lets the full-text search start its own program and nothing else.
 * @param hashes of the inline scripts that may run, as `sha256-…`
 */
export function writePolicy(hashes: readonly string[], { scripts, connections, pictures }: ServiceOrigins): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.map((hash) => `'${hash}'`), ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...connections],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** What only a header can say: a meta element is not heard on who may frame the page. */
export const headerPolicy = "frame-ancestors 'none'"
