import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { listPublicVariables } from './public-variables'

/**
 * What Next.js has compiled stays in its folder. Texts are no part of it, so a build after an edit of one needs only
 * the second half of `next build`, which draws pages. See docs/decisions/023-build-side-by-side.md.
 */

const folder = '.next'

/** Next.js removes this file with everything else before it compiles. */
const stampFile = 'compiled.json'

const sources = ['app', 'components', 'lib']
const settings = ['next.config.ts', 'tsconfig.json', 'postcss.config.mjs', 'package.json', 'package-lock.json']

export interface CompiledCode {
  /** Hash of everything that it was made from, but for the endings of routes. */
  source: string
  /** Endings of the route files that are in it. */
  extensions: string[]
}

/** A hash of all that compiled code depends on: the texts of its files, and the variables that are written into it. */
export function hashCode(project = process.cwd()): string {
  const hash = createHash('sha256')
  const add = (name: string, value: string | Buffer) => hash.update(`${name}\0${value.length}\0`).update(value)
  const isPublic = ([name]: [string, unknown]) => name.startsWith('NEXT_PUBLIC_')
  const variables = [...Object.entries(process.env).filter(isPublic), ...Object.entries(listPublicVariables())]
  for (const [name, value = ''] of variables.sort()) add(name, value)
  add('node', process.version)
  const own = readdirSync(project).filter((name) => name.startsWith('.env'))
  const files = sources
    .flatMap((name) => readdirSync(path.join(project, name), { recursive: true, withFileTypes: true }))
    .flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))
  // Names with the folder of the project: it is written into messages.
  const all = [...[...settings, ...own].map((name) => path.join(project, name)), ...files]
  for (const file of all.sort()) if (existsSync(file)) add(file, readFileSync(file))
  return hash.digest('hex')
}

/** What the last build left, if it ended well. */
export function findCompiled(from = folder): CompiledCode | undefined {
  const file = path.join(from, stampFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CompiledCode) : undefined
}

/** Says that a build has ended well, and what its code was made from. */
export function stampCompiled(code: CompiledCode, to = folder): void {
  writeFileSync(path.join(to, stampFile), JSON.stringify(code))
}

/** Removes the pages of the build before: parts of one that has changed would be taken for parts of the new one. */
export async function removeDrawn(from = folder): Promise<void> {
  const app = path.join(from, 'server/app')
  const isDrawn = (name: string) => /\.(html|rsc|meta|body)$/.test(name)
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' })
  await Promise.all(names.filter(isDrawn).map((name) => rm(path.join(app, name), { recursive: true, force: true })))
}

/**
 * Gives compiled code to another build. It gets a name of its own, because a browser that has a page of the build before
 * knows by the name that the data does not belong to it.
 */
export function renameBuild(of = folder, name: string = randomUUID()): void {
  const file = path.join(of, 'BUILD_ID')
  const old = readFileSync(file, 'utf8')
  // From here on it is whole again only when the build ends well.
  rmSync(path.join(of, stampFile))
  renameSync(path.join(of, 'static', old), path.join(of, 'static', name))
  for (const list of ['build-manifest.json', 'fallback-build-manifest.json', 'server/middleware-build-manifest.js']) {
    const at = path.join(of, list)
    if (existsSync(at)) writeFileSync(at, readFileSync(at, 'utf8').replaceAll(old, name))
  }
  writeFileSync(file, name)
}
