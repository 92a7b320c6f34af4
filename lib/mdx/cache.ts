import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from '../kit/files'
import { hashText } from '../kit/hash'
import type { CompileOptions } from './compile'
import type { CompiledBody } from './types'

const folder = '.cache/mdx'

const toCacheFile = (key: string) => path.join(folder, `${key}.json`)

function isCurrent(compiled: CompiledBody, { contentDir, drawings }: CompileOptions): boolean {
  if (compiled.catalog !== undefined && compiled.catalog !== drawings.getHash()) return false
  return Object.entries(compiled.dependencies).every(([file, hash]) => {
    const absolute = path.join(contentDir, file)
    return existsSync(absolute) && hashText(readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n')) === hash
  })
}

/** Whether a body is cached under this key, even if its partials or drawings have changed since. */
export function isCompiled(key: string): boolean {
  return existsSync(toCacheFile(key))
}

/**
 * Returns a compiled body from the cache, unless its partials or drawings have changed.
 * @param key hash of everything else that affects the result
 */
export function findCompiled(key: string, options: CompileOptions): CompiledBody | undefined {
  const file = toCacheFile(key)
  if (!existsSync(file)) return undefined
  const compiled = JSON.parse(readFileSync(file, 'utf8')) as CompiledBody
  return isCurrent(compiled, options) ? compiled : undefined
}

/** Stores a compiled body. Safe if two processes store the same one. */
export function storeCompiled(key: string, compiled: CompiledBody): void {
  mkdirSync(folder, { recursive: true })
  writeAtomically(toCacheFile(key), JSON.stringify(compiled))
}
