import type { StructuredData } from './types'

const context = 'https://schema.org'

/** The data as JSON for a script element. Undefined without data. Escapes anything that could end the script. */
export function writeStructuredData(items: readonly StructuredData[]): string | undefined {
  const [first] = items
  if (first === undefined) return undefined
  const data = items.length === 1 ? { '@context': context, ...first } : { '@context': context, '@graph': items }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
