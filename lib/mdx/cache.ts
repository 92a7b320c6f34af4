import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getDrawingsHash } from '../catalog/load'
import { listFiles } from '../kit/files'
import { listIntegrations } from '../integrations/integrations'
import { hashPlugins } from '../integrations/plugins'
import { toMenuItems } from '../navigation/integrations'
import { basePath } from '../kit/options'
import { releasesFile } from '../releases/releases'
import { writeAtomically } from '../kit/files'
import { hashText } from '../kit/hash'
import type { CompiledBody, CompileInput } from './types'

const folder = path.resolve('.cache/mdx')

/** Code that shapes the HTML of every page. The code of drawings has a hash of its own, `getDrawingsHash`. */
export const compilerSources = [
  'lib/mdx',
  'lib/markdown-copy',
  'lib/catalog-schema',
  'lib/brand',
  'lib/kit/tokens',
  'lib/kit/icons',
  'lib/releases',
  'lib/sdk/resources.ts',
  'lib/kit/closest.ts',
  'lib/kit/options.ts',
  'lib/kit/problems.ts',
  'lib/kit/site.ts',
  'lib/kit/urls.ts',
  'components/mdx',
  'components/ui',
  'app/styles/tokens.css',
  'package-lock.json',
]

/** Code and data that only pages outside the documentation use: a change leaves the other pages in the cache. */
export const marketingSources = ['components/marketing', 'lib/marketing', 'lib/navigation', releasesFile]

function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((source) =>
    statSync(source, { throwIfNoEntry: false })?.isDirectory()
      ? listFiles(source).map((file) => `${source}/${file}`)
      : [source],
  )
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

let compilerHash: string | undefined
let marketingHash: string | undefined

function hashMarketing(file: string): string {
  if (!file.startsWith('pages/')) return ''
  marketingHash ??= hashText(hashSources(marketingSources) + JSON.stringify(toMenuItems(listIntegrations())))
  return marketingHash
}

function toKey({ file, body, bodyOffset }: CompileInput, strict: boolean): string {
  compilerHash ??= hashSources(compilerSources)
  // Only pages that show it depend on the table of plugins.
  const plugins = body.includes('<AllPlugins') ? hashPlugins() : ''
  // Components write finished links, so a body compiled for one base path is wrong for another.
  const parts = [compilerHash, basePath, hashMarketing(file), plugins, file, String(bodyOffset), String(strict), body]
  return hashText(parts.join('\0'))
}

const toCacheFile = (input: CompileInput, strict: boolean) => path.join(folder, `${toKey(input, strict)}.json`)

function isCurrent(compiled: CompiledBody, contentDir: string): boolean {
  if (compiled.catalog !== undefined && compiled.catalog !== getDrawingsHash()) return false
  return Object.entries(compiled.dependencies).every(([file, hash]) => {
    const absolute = path.join(contentDir, file)
    return existsSync(absolute) && hashText(readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n')) === hash
  })
}

/** Whether the body was compiled before, be it from partials and drawings that have changed since. */
export function isCompiled(input: CompileInput, strict: boolean): boolean {
  return existsSync(toCacheFile(input, strict))
}

/** The body as it was compiled before, unless anything that it depends on has changed. */
export function findCompiled(input: CompileInput, strict: boolean, contentDir: string): CompiledBody | undefined {
  const file = toCacheFile(input, strict)
  if (!existsSync(file)) return undefined
  const compiled = JSON.parse(readFileSync(file, 'utf8')) as CompiledBody
  return isCurrent(compiled, contentDir) ? compiled : undefined
}

/** Keeps a compiled body. Two processes may do so at a time, and read what the other wrote. */
export function storeCompiled(input: CompileInput, strict: boolean, compiled: CompiledBody): void {
  mkdirSync(folder, { recursive: true })
  writeAtomically(toCacheFile(input, strict), JSON.stringify(compiled))
}
