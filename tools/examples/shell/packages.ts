import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { toSuggestion } from '@/lib/kit/closest'
import released from './released.json'

/** A package in packages.yml. */
export interface KnownPackage {
  bin?: string
  global?: boolean
  versions?: readonly string[]
  commands?: readonly string[]
  options?: readonly string[]
}

const file = path.join(import.meta.dirname, 'packages.yml')
const listed = parse(readFileSync(file, 'utf8')) as Record<string, KnownPackage>

/** Packages allowed in examples. */
export const knownPackages: Readonly<Record<string, KnownPackage>> = {
  ...listed,
  '@eventcatalog/core': { ...listed['@eventcatalog/core'], versions: released.core },
  '@eventcatalog/sdk': { ...listed['@eventcatalog/sdk'], versions: released.sdk },
}

/** Package that provides a command: it has the same name, or lists the command as its `bin`. */
export function findPackageOfCommand(command: string): string | undefined {
  if (knownPackages[command] !== undefined) return command
  return Object.entries(knownPackages).find(([name, { bin = name }]) => bin === command)?.[0]
}

/** What's wrong with a package in an install command, such as `@scope/name@1.2.3`, if it's from the registry. */
export function checkPackage(word: string): string | undefined {
  if (/^(?:\.{0,2}\/|file:|git\+|https?:|github:|\$|<)/.test(word) || word.endsWith('.tgz')) return undefined
  const [, name = word, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? []
  const known = knownPackages[name]
  if (known === undefined) {
    const suggestion = toSuggestion(name, Object.keys(knownPackages), (one) => `"${one}"`)
    return `Unknown package "${name}".${suggestion || ' If it exists, add it to tools/examples/shell/packages.yml.'}`
  }
  // Tags, ranges and variables aren't versions.
  if (version === undefined || known.versions === undefined || !/^\d+\.\d+\.\d+$/.test(version)) return undefined
  if (known.versions.includes(version)) return undefined
  return `Unknown version ${version} of ${name}.${toSuggestion(version, known.versions)}`
}
