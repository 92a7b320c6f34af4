import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { getDocsRoot } from '../docs'
import { listFiles } from '../kit/files'

/** Next.js renders documentation at `/docs`. A Docusaurus site can have it elsewhere, such as at `/`. */
export function moveDocs(out: string): void {
  const root = getDocsRoot()
  if (root === '/docs') return
  const move = (from: string, to: string) => {
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  }
  for (const file of listFiles(out, 'docs'))
    move(path.join(out, file), path.join(out, root, file.slice('docs/'.length)))
  rmSync(path.join(out, 'docs'), { recursive: true, force: true })
  const main = path.join(out, 'docs.html')
  if (existsSync(main)) move(main, path.join(out, root === '/' ? 'index.html' : `${root}.html`))
}
