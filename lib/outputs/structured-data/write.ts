import type { StructuredData } from './types'

const context = 'https://schema.org'

/** A script element with the data. Empty without data. Escapes anything that could end the script. */
export function writeStructuredData(items: readonly StructuredData[]): string {
  const [first] = items
  if (first === undefined) return ''
  const data = items.length === 1 ? { '@context': context, ...first } : { '@context': context, '@graph': items }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
