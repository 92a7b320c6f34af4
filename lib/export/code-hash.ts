import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listPublicVariables } from './public-variables'

const sources = ['app', 'components', 'lib']
const settings = ['next.config.ts', 'tsconfig.json', 'postcss.config.mjs', 'package.json', 'package-lock.json']

/** Hashes everything that page scripts depend on: source files, settings and public variables. */
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
  // Absolute paths, because messages contain them.
  const all = [...[...settings, ...own].map((name) => path.join(project, name)), ...files]
  for (const file of all.sort()) if (existsSync(file)) add(file, readFileSync(file))
  return hash.digest('hex')
}
