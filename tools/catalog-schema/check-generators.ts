import { toSuggestion } from '@/lib/kit/closest'
import { generators } from './generators'
import type { Finding } from '@/lib/catalog'
import { buildCheck } from './validate'

/** Third-party packages, whose options aren't described here. */
const others = new Set([
  '@hookdeck/eventcatalog-generator',
  '@ismaelmartinez/generator-atlassian-compass-event-catalog',
])

/**
 * Reports generator options that aren't read.
 * @param entries the configuration's `generators`
 */
export function checkGenerators(entries: unknown): Finding[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index): Finding[] => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : []
    const schema = typeof name === 'string' ? generators[name] : undefined
    if (schema === undefined) {
      const isFile = typeof name !== 'string' || others.has(name) || /^(?:\.\/|<rootDir>)/.test(name)
      return isFile ? [] : [{ path: ['generators', index, 0], message: `Unknown generator "${name}".${suggest(name)}` }]
    }
    return buildCheck(schema)(options ?? {}).map(({ path, message }) => ({
      path: ['generators', index, 1, ...path],
      message,
    }))
  })
}

function suggest(name: string): string {
  return (
    toSuggestion(name, Object.keys(generators), (word) => `"${word}"`) ||
    ' Expected an existing package, or a path that starts with ./.'
  )
}
