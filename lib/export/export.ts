import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { writeInFolder } from '../kit/files'
import { escapeHtml } from '../kit/html'
import { toAbsoluteUrl, withBase, decodePath } from '../kit/urls'

/** Redirects with the query and hash of the request. Reads the target from the link, so that one hash covers it. */
const redirectScript = `(()=>{const to=document.querySelector('a')
to.search=location.search
if(location.hash)to.hash=location.hash
location.replace(to.href)})()`

/** A redirect page for hosts that don't support redirects. Without scripts, it drops the query. */
export function writeStub(target: string): string {
  const href = escapeHtml(withBase(target))
  const canonical = escapeHtml(toAbsoluteUrl(target.replace(/#.*$/, '')))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript></head>`,
    `<body><p>This page has moved to <a href="${href}">${href}</a>.</p><script>${redirectScript}</script></body></html>`,
  ].join('')
}

/** Where an export is assembled. It replaces the previous one when complete. */
export const stagingFolder = '.cache/export'

export const exportFolder = 'out'

/** Files generated while Next.js renders pages, to be merged into the export later. */
export const pendingFolder = '.cache/pending'

/** Moves all files of a folder into another and removes it. @throws if a file with that name already exists */
export function mergeFolder(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(from, name)
    if (!statSync(file).isFile()) continue
    const target = path.join(to, name)
    if (existsSync(target)) throw new Error(`${target} already exists. Expected no file with that name in the export.`)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(file, target)
  }
  rmSync(from, { recursive: true })
}

const isIndexAddress = (address: string) => address.endsWith('/index')

/** Copies pages that also have an address ending with `/index`, where many hosts would redirect in a loop. */
export function copyIndexPages(redirects: ReadonlyMap<string, string>, folder: string): void {
  for (const [from, to] of redirects) {
    const copy = path.join(folder, `${decodePath(from)}.html`)
    if (isIndexAddress(from) && !existsSync(copy)) cpSync(path.join(folder, `${decodePath(to)}.html`), copy)
  }
}

/** Writes a stub for every other redirect. @throws if a target is missing, or a stub would overwrite a file */
export function writeRedirects(redirects: ReadonlyMap<string, string>, folder: string): void {
  for (const [from, to] of redirects) {
    if (isIndexAddress(from)) continue
    const [page = ''] = decodePath(to).split('#')
    if (!existsSync(path.join(folder, `${page === '/' ? '/index' : page}.html`)))
      throw new Error(`${from} redirects to ${to}, which isn’t in the export. Expected a page.`)
    const file = path.join(folder, `${decodePath(from)}.html`)
    if (existsSync(file))
      throw new Error(`${file} already exists. Expected no page at ${from}, which redirects to ${to}.`)
    writeInFolder(file, writeStub(to))
  }
}

export function measureExport(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const stats = names.map((name) => statSync(path.join(folder, name))).filter((each) => each.isFile())
  const bytes = stats.reduce((sum, { size }) => sum + size, 0)
  return { pages: names.filter((name) => name.endsWith('.html')).length, files: stats.length, bytes }
}

/** The previous export. Deleting thousands of files takes a while, so the next build does it while waiting for others. */
const oldFolder = `${stagingFolder}.old`

export async function removeOldExport(): Promise<void> {
  await rm(oldFolder, { recursive: true, force: true })
}

/** Replaces the served export with a finished one. Until then, the previous one stays complete. */
export function swapExport(): void {
  if (existsSync(exportFolder)) renameSync(exportFolder, oldFolder)
  renameSync(stagingFolder, exportFolder)
}
