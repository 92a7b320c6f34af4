import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listPublicVariables } from './public-variables'
import { listFiles } from '../kit/files'
import { hashText } from '../kit/hash'
import { getContentDir } from '../kit/env'

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

const stampFile = '.cache/build-fingerprint'

export const buildVariables = [
  'SITE_URL',
  'BASE_PATH',
  'SITE_INDEXABLE',
  'CONTENT_DIR',
  'CONTENT_STRICT',
  'CONTENT_TRUST',
  'ON_BROKEN_LINKS',
  'ON_BROKEN_MARKDOWN_LINKS',
  'ON_BROKEN_ANCHORS',
  'ON_DUPLICATE_ROUTES',
  'BUILD_DATE',
  ...Object.keys(process.env).filter((name) => name.startsWith('NEXT_PUBLIC_')),
].sort()

const folders = ['app', 'components', 'examples', 'lib', 'public', 'scripts']
const files = [...settings, 'contentlayer.config.ts', 'redirects.json']

/** Hashes everything a build depends on: names, sizes and modification times of files, and variables. */
function getFingerprint(): string {
  const inFolders = [...folders, getContentDir()].flatMap((folder) =>
    listFiles(folder).flatMap((file) => (file.startsWith('_content/') ? [] : path.join(folder, file))),
  )
  const stats = [...files, ...inFolders]
    .filter((file) => existsSync(file))
    .map((file) => {
      const { size, mtimeMs } = statSync(file)
      return [file, size, mtimeMs]
    })
  return hashText(JSON.stringify([buildVariables.map((name) => process.env[name] ?? ''), stats]))
}

export function isBuildCurrent(): boolean {
  if (!existsSync('out/index.html') || !existsSync(stampFile)) return false
  return readFileSync(stampFile, 'utf8') === getFingerprint()
}

export function stampBuild(): void {
  writeFileSync(stampFile, getFingerprint())
}
