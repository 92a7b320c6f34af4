import { readFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { stripNumberPrefixes } from '@/lib/docs'
import { listCategoryFiles, listPageFiles } from '../../lint/read-tree'
import { type SourceFile, isPrivatePath, parseSource } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { applyChanges, type Changes, createChanges } from '../changes'
import {
  openWorkspace,
  type Workspace,
  findPageFile,
  getDocsWithDrafts,
  getPostsWithDrafts,
  listLiveAddresses,
} from '../workspace'
import { findCollection } from '@/lib/content/fields'
import { ProblemList } from '@/lib/kit/problems'
import { addPublished } from '../published-addresses'
import { buildCategoryFiles, templateFolder } from '../new/names'
import { addRedirects, readRedirectFile, redirectFile, toRedirectText } from '../redirect-file'
import { escapePattern, planPictures, rewriteReferences, findNewTarget, type Moved } from './links'
import { findMovePlace, type MovePlace } from './place'

/** Id of a page of the current version: its path without number prefixes and extension. */
function toDocId(file: string): string {
  return stripNumberPrefixes(file.replace(/^docs\/|\.mdx?$/g, ''))
}

/** Rewrites category files that link to a moved page. Returns their new text. */
function rewriteCategories(contentDir: string, oldId: string, newId: string): Map<string, string> {
  const changed = new Map<string, string>()
  for (const file of listCategoryFiles(contentDir)) {
    const text = readFileSync(path.join(contentDir, file), 'utf8')
    const { link } = JSON.parse(text) as { link?: { type?: string; id?: string } | null }
    if (link?.type !== 'doc' || link.id === undefined) continue
    const folder = stripNumberPrefixes(path.posix.dirname(file).replace(/^docs\/?/, ''))
    // Ids can be relative to the category's folder.
    if (link.id !== oldId && `${folder}/${link.id}` !== oldId) continue
    changed.set(
      file,
      text.replace(/("id"\s*:\s*)"[^"]*"/, (_, key: string) => key + JSON.stringify(newId)),
    )
  }
  return changed
}

/** Removes fields from front matter. Fields that determine an address only take one line. */
function removeFields(text: string, { fieldLines }: SourceFile, names: readonly string[]): string {
  const removedLines = new Set(names.map((name) => fieldLines[name]).filter((line) => line !== undefined))
  return text
    .split('\n')
    .filter((_, index) => !removedLines.has(index + 1))
    .join('\n')
}

/** Replaces a field's value, if it has one. */
function replaceField(text: string, { fieldLines }: SourceFile, name: string, value: string): string {
  const line = fieldLines[name]
  if (line === undefined) return text
  return text
    .split('\n')
    .map((each, index) => (index === line - 1 ? `${name}: ${value}` : each))
    .join('\n')
}

/** Updates neighbors that a page references by id. */
function replacePagination(text: string, source: SourceFile, oldId: string, newId: string): string {
  return ['pagination_next', 'pagination_prev']
    .filter((name) => source.frontMatter[name] === oldId)
    .reduce((result, name) => replaceField(result, source, name, newId), text)
}

const codeFolders = ['app', 'components', 'lib', 'docs', 'tests', 'tools']

/** Mentions of an address outside the content: menus, tests, documents. They have to be changed manually. */
function findMentions(root: string, address: string): string[] {
  const pattern = new RegExp(`${escapePattern(address)}(?![\\w/-])`)
  const files = codeFolders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(tsx?|mjs|json|md)$/.test(file))
  return [...files, 'README.md', 'CONTRIBUTING.md'].flatMap((file) => {
    let text: string
    try {
      text = readFileSync(path.join(root, file), 'utf8')
    } catch {
      return []
    }
    return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []))
  })
}

/** Applies changes to a temporary copy of the content, so that the site's own code can determine the result. */
function previewChanges<T>({ contentDir }: Workspace, changes: Changes, look: (after: Workspace) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), 'move-'))
  try {
    cpSync(contentDir, path.join(root, 'content'), { recursive: true })
    applyChanges(root, changes)
    return look(openWorkspace(root))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

interface MovePlan {
  changes: Changes
  /** Redirects from old addresses. */
  redirects: Map<string, string>
  /** Manual follow-up tasks. */
  notes: string[]
}

/** Removes or updates the page's own fields that would keep it at its old address. */
function placePage(text: string, source: ReturnType<typeof parseSource>, { file, to }: MovePlace): string {
  if (source === undefined) return text
  if (file.startsWith('docs/')) return removeFields(text, source, ['slug', 'id'])
  return replaceField(text, source, 'slug', to.slice('/blog/'.length))
}

/** Rewrites links in all content, including templates of new pages. */
function rewriteTexts(workspace: Workspace, place: MovePlace, changes: Changes, notes: string[]): void {
  const { contentDir, root } = workspace
  const pages = [...getDocsWithDrafts(workspace).entries, ...getPostsWithDrafts(workspace)]
  const addressOfFile = new Map(pages.map((page) => [page.file, page.path]))
  const pictures = planPictures(contentDir, place.file, place.newFile)
  const moved: Moved = { addresses: new Map([[place.from, place.to]]), files: new Map([[place.file, place.newFile]]) }
  const oldId = getDocsWithDrafts(workspace).entries.find(({ file }) => file === place.file)?.id
  const templates = listFiles(root, templateFolder).map((file) => file.slice('content/'.length))
  for (const file of [...listPageFiles(contentDir), ...templates]) {
    const text = readFileSync(path.join(contentDir, file), 'utf8')
    const source = parseSource(file, text.replaceAll('\r\n', '\n'), new ProblemList())
    if (source === undefined) continue
    const isSelf = file === place.file
    const isPage = findCollection(file)?.name !== 'Partial' && !isPrivatePath(file)
    const newFile = isSelf ? place.newFile : file
    const linkPlace = { file, newFile, address: isPage ? addressOfFile.get(file) : undefined }
    const { text: linked, missed } = rewriteReferences(text, source.bodyOffset, ({ kind, target }) => {
      const isFile = kind === 'image' || (isSelf && pictures.own.has(target))
      if (isFile) return isSelf ? pictures.targets.get(target) : undefined
      return findNewTarget(target, linkPlace, moved, addressOfFile)
    })
    notes.push(
      ...missed.map(
        ({ line, target }) => `content/${file}:${line}  The link to ${target} was not changed. Change it by hand.`,
      ),
    )
    const paged = oldId === undefined ? linked : replacePagination(linked, source, oldId, toDocId(place.newFile))
    const result = isSelf ? placePage(paged, source, place) : paged
    if (result !== text) changes.writes.set(`content/${newFile}`, result)
  }
  if (place.newFile !== place.file) changes.moves.set(`content/${place.file}`, `content/${place.newFile}`)
  for (const [from, to] of pictures.files) changes.moves.set(`content/${from}`, `content/${to}`)
  if (oldId === undefined) return
  for (const [file, text] of rewriteCategories(contentDir, oldId, toDocId(place.newFile)))
    changes.writes.set(`content/${file}`, text)
}

/** Removes category files that a move leaves alone in their folder. */
function removeEmptyCategories({ contentDir }: Workspace, file: string, changes: Changes): void {
  for (let folder = path.posix.dirname(file); folder.includes('/'); folder = path.posix.dirname(folder)) {
    const left = listFiles(contentDir, folder)
      .map((each) => `content/${each}`)
      .filter((each) => !changes.moves.has(each) && !changes.removes.has(each))
    if ([...changes.moves.values()].some((target) => target.startsWith(`content/${folder}/`))) return
    if (!left.every((each) => each === `content/${folder}/_category_.json`)) return
    for (const each of left) {
      changes.removes.add(each)
      changes.writes.delete(each)
    }
  }
}

/**
 * Plans the move of a page: its file and images, all links to it, redirects, and the list of published addresses.
 * @throws if the page doesn't exist, or the new address can't be used
 */
export function planMove(workspace: Workspace, written: { from: string; to: string }): MovePlan {
  const { root, contentDir } = workspace
  const place = findMovePlace(workspace, written)
  const changes = createChanges()
  const notes: string[] = []
  rewriteTexts(workspace, place, changes, notes)
  for (const [file, text] of buildCategoryFiles(contentDir, place.newFile)) {
    if (place.file.startsWith('docs/')) changes.writes.set(`content/${file}`, text)
  }
  removeEmptyCategories(workspace, place.file, changes)
  const before = listLiveAddresses(workspace)
  const after = previewChanges(workspace, changes, (moved) => {
    const file = findPageFile(moved, place.to)
    if (file !== place.newFile)
      throw new Error(`content/${place.newFile} would not be ${place.to}. Choose another address.`)
    return listLiveAddresses(moved)
  })
  // A folder's index disappears with its last page, so it redirects to that page.
  const gone = [...before].filter((address) => !after.has(address))
  const redirects = new Map(gone.map((address) => [address, place.to]))
  const known = readRedirectFile(root)
  const kept = new Map([...known].filter(([from]) => !after.has(from)))
  const text = toRedirectText(addRedirects(kept, redirects))
  if (text !== toRedirectText(known)) changes.writes.set(redirectFile, text)
  const added = [...after].filter((address) => !before.has(address))
  addPublished(root, [...gone, ...added], changes)
  notes.push(...findMentions(root, place.from).map((mention) => `${mention}  Names ${place.from}. Change it by hand.`))
  return { changes, redirects, notes }
}
