import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../kit/files'
import { getContentDir } from '../kit/env'

const stampFile = '.cache/build.json'

/** Variables that change what a build holds. */
const variables = [
  'SITE_URL',
  'BASE_PATH',
  'SITE_INDEXABLE',
  'CONTENT_DIR',
  'CONTENT_STRICT',
  'ON_BROKEN_LINKS',
  'ON_BROKEN_MARKDOWN_LINKS',
  'ON_BROKEN_ANCHORS',
  'ON_DUPLICATE_ROUTES',
  'BUILD_DATE',
  ...Object.keys(process.env).filter((name) => name.startsWith('NEXT_PUBLIC_')),
].sort()

const folders = ['app', 'components', 'examples', 'lib', 'public', 'scripts']
const files = ['next.config.ts', 'contentlayer.config.ts', 'postcss.config.mjs', 'redirects.json', 'package-lock.json']

/** A hash of all that a build depends on: names, sizes and times of its files, and the variables' values. */
export function getFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  const add = (file: string) => {
    if (!existsSync(file)) return
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  files.forEach(add)
  for (const folder of [...folders, getContentDir()]) {
    for (const file of listFiles(folder)) if (!file.startsWith('_content/')) add(path.join(folder, file))
  }
  return hash.digest('hex')
}

/** Whether `out/` holds what a build would make now. */
export function isBuildCurrent(): boolean {
  if (!existsSync('out/index.html') || !existsSync(stampFile)) return false
  return (JSON.parse(readFileSync(stampFile, 'utf8')) as { fingerprint: string }).fingerprint === getFingerprint()
}

export function stampBuild(): void {
  writeFileSync(stampFile, JSON.stringify({ fingerprint: getFingerprint() }))
}
