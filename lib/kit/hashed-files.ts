import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashText } from './hash'
import { withBase } from './urls'

/** Generated files that browsers can cache forever, because their names contain a hash of their content. */
const folder = 'public/_content'
/** Resolved once, because tests change the working directory. */
const absolute = path.resolve(folder)

export function toHashedName(name: string, extension: string, data: string | Uint8Array): string {
  return `${name}.${hashText(data, 8)}.${extension}`
}

/** Writes such a file, and removes earlier ones with the same name. */
export function writeHashed(name: string, extension: string, data: string | Uint8Array, target = folder): void {
  const file = toHashedName(name, extension, data)
  mkdirSync(target, { recursive: true })
  for (const old of readdirSync(target)) if (old.startsWith(`${name}.`) && old !== file) rmSync(path.join(target, old))
  writeFileSync(path.join(target, file), data)
}

/** @throws if the file doesn't exist yet, because the content hasn't been prepared */
export function getHashedUrl(name: string, extension: string): string {
  const file = readdirSync(absolute).find((other) => other.startsWith(`${name}.`) && other.endsWith(`.${extension}`))
  if (file === undefined)
    throw new Error(`public/_content/${name}.….${extension} is missing. Run "npm run content" first.`)
  return withBase(`/_content/${file}`)
}
