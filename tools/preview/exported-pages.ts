import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encodePath } from '@/lib/kit/urls'

/** A page of the export. */
export interface ExportedPage {
  /** Percent-encoded address. */
  path: string
  /** Path relative to `out/`. */
  file: string
}

/** Every page in the export except redirect stubs, sorted by path. */
export function listExportedPages(out = 'out'): ExportedPage[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .filter((name) => !readFileSync(path.join(out, name), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => ({ file, path: file === 'index.html' ? '/' : encodePath(`/${file.replace(/\.html$/, '')}`) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
