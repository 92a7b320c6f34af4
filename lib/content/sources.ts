import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { getContentDir, isForeignTree } from '../kit/env'
import { findTreeSettings } from './tree-settings'

/** `https://github.com/owner/name`, from package.json. Undefined if it has no repository. */
export function readRepository(): string | undefined {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository?: string | { url?: string } }
  const url = typeof repository === 'string' ? repository : repository?.url
  return url
    ?.replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/^github:/, 'https://github.com/')
}

/** A file's edit URL, as in Docusaurus: the configured URL, then the file's path relative to the configuration. */
function findTreeEditUrl(file: string): string | undefined {
  const { folders = {}, editUrls = {} } = findTreeSettings(getContentDir()) ?? {}
  const [part = '', ...rest] = file.split('/')
  const base = editUrls[part]
  if (base === undefined) return undefined
  const name = [folders[part] ?? part, ...rest.map(encodeURIComponent)].join('/')
  return new URL(name, base.endsWith('/') ? base : `${base}/`).href
}

let repository: string | undefined

/** URL for editing a page: its own, or its file in the repository. */
export function getEditUrl(file: string, custom: unknown): string | undefined {
  if (custom === null) return undefined
  if (typeof custom === 'string') return custom
  if (isForeignTree()) return findTreeEditUrl(file)
  repository ??= readRepository()
  if (repository === undefined) return undefined
  return `${repository}/edit/main/content/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** Date of each file's last commit in a folder, from one `git log`. Empty if Git history isn't available. */
function readGitDates(dir: string): Map<string, string> {
  const dates = new Map<string, string>()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', dir, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    })
  try {
    // A shallow clone would date every older file to its oldest commit.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates
    let date = ''
    const log = git('log', '--no-renames', '--format=%x00%cs', '--name-only', '--relative', '--', '.')
    for (const line of log.split('\n')) {
      if (line.startsWith('\0')) date = line.slice(1)
      else if (line !== '' && !dates.has(line)) dates.set(line, date)
    }
  } catch {
    return new Map()
  }
  return dates
}

const gitDates = new Map<string, Map<string, string>>()

/** Date of a page's last change, such as `2025-01-31`: from its front matter, otherwise from Git. */
export function getLastUpdated(contentDir: string, file: string, given: unknown): string | undefined {
  const date = (given as { date?: unknown } | null | undefined)?.date
  if (typeof date === 'string') return date.slice(0, 10)
  const { folder, name } = toLinkedFolder(contentDir, file.split(path.sep).join('/'))
  const dates = gitDates.get(folder) ?? readGitDates(folder)
  gitDates.set(folder, dates)
  return dates.get(name)
}

/** Folders of a Docusaurus site are symbolic links here, and Git only knows their targets. */
function toLinkedFolder(contentDir: string, file: string): { folder: string; name: string } {
  const [part = '', ...rest] = file.split('/')
  const absolute = path.join(contentDir, part)
  const isLink = lstatSync(absolute, { throwIfNoEntry: false })?.isSymbolicLink() === true
  return isLink ? { folder: realpathSync(absolute), name: rest.join('/') } : { folder: contentDir, name: file }
}
