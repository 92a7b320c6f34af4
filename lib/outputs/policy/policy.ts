import type { ServiceOrigins } from './services'

/**
 * The Content Security Policy. Doesn't restrict styles, because the highlighter and drawings use style attributes.
 * `'wasm-unsafe-eval'` only allows the full-text search to run WebAssembly.
 * @param hashes of allowed inline scripts, as `sha256-…`
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

/** Must be sent as a header, because browsers ignore it in a meta element. */
export const headerPolicy = "frame-ancestors 'none'"
