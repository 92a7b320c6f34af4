import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getDrawingsHash } from '../catalog/load'
import { listFiles } from '../content/source-file'
import { listIntegrations } from '../integrations/integrations'
import { hashPlugins } from '../integrations/plugins'
import { toMenuItems } from '../navigation/integrations'
import { basePath } from '../options'
import { writeWhole } from '../write-whole'
import { hashText } from './hash'
import type { CompiledBody, CompileInput } from './types'

const folder = path.resolve('.cache/mdx')

/** Everything that turns a text into HTML: a change in any of it compiles every page anew. */
function hashCompiler(): string {
  const hash = createHash('sha256')
  const files = [
    ...[
      'lib/mdx',
      'lib/markdown-copy',
      'lib/catalog-schema',
      'lib/brand',
      'lib/design',
      'lib/icons',
      'components/mdx',
      'components/ui',
    ].flatMap((dir) => listFiles(dir).map((file) => `${dir}/${file}`)),
    'app/styles/tokens.css',
    'lib/problems.ts',
    'lib/closest.ts',
    'package-lock.json',
  ]
  for (const file of files) if (existsSync(file)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

let compilerHash: string | undefined
let partsHash: string | undefined

/** What only pages outside the documentation are made of: a change in it leaves the others as they are. */
function hashParts(file: string): string {
  if (!file.startsWith('pages/')) return ''
  const files = ['components/marketing', 'lib/marketing', 'lib/navigation'].flatMap((dir) =>
    listFiles(dir).map((name) => `${dir}/${name}`),
  )
  const hash = createHash('sha256')
  hash.update(basePath).update(JSON.stringify(toMenuItems(listIntegrations())))
  for (const name of [...files, 'lib/site.ts']) hash.update(name).update(readFileSync(name))
  return (partsHash ??= hash.digest('hex'))
}

function toKey({ file, body, bodyOffset }: CompileInput, strict: boolean): string {
  compilerHash ??= hashCompiler()
  // Only pages that show it depend on the table of plugins.
  const plugins = body.includes('<AllPlugins') ? hashPlugins() : ''
  const parts = [compilerHash, hashParts(file), plugins, file, String(bodyOffset), String(strict), body]
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
  writeWhole(toCacheFile(input, strict), JSON.stringify(compiled))
}
