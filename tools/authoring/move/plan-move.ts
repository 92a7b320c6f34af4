import { existsSync, readFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { findCollection } from '@/lib/content/fields'
import { type SourceFile, isPrivatePath, parseSource } from '@/lib/content/source-file'
import { stripNumberPrefixes } from '@/lib/docs'
import { toSuggestion } from '@/lib/kit/closest'
import { listFiles } from '@/lib/kit/files'
import { ProblemList } from '@/lib/kit/problems'
import { decodePath, normalizePath } from '@/lib/kit/urls'
import { listCategoryFiles, listPageFiles } from '../../lint/read-tree'
import { addPublished, addRedirects, readRedirectFile, redirectFile, toRedirectText } from '../address-files'
import { applyChanges, type Changes, createChanges } from '../changes'
import { addCategoryFiles, assertAddressParts, templateFolder } from '../new'
import { assertNoRedirect, findPageFile, listLiveAddresses, openWorkspace, type Workspace } from '../workspace'
import { escapePattern, findNewTarget, planPictures, rewriteReferences } from './links'

/** A page before and after its move. Paths are relative to the content folder. */
interface MovePlace {
  from: string
  to: string
  file: string
  newFile: string
}

function findSource(workspace: Workspace, from: string): string {
  const file = findPageFile(workspace, from)
  if (file !== undefined) return file
  const index = workspace.site.indexes.find(({ path: own }) => own === from)
  if (index !== undefined)
    throw new Error(`${from} is the generated index of content/docs/${index.folder}. Move the pages in it.`)
  const known = workspace.pages.map(({ path: own }) => own)
  throw new Error(`There is no page ${from}.${toSuggestion(from, known)}`)
}

/** @throws if the page is the index of a folder with other pages, which would lose their index */
function assertMovable({ contentDir, site }: Workspace, file: string): void {
  if (site.entries.find((each) => each.file === file)?.isIndex !== true) return
  const others = listFiles(contentDir, path.posix.dirname(file)).filter(
    (other) => other !== file && findCollection(other) !== undefined && !isPrivatePath(other),
  )
  if (others.length === 0) return
  throw new Error(
    `content/${file} is the page of its folder, which has ${others.length} other pages. Move those first.`,
  )
}

function toNewFile({ contentDir }: Workspace, file: string, to: string): string {
  const { ext, base } = path.posix.parse(file)
  const bare = decodePath(to).slice(1)
  // A post keeps the date prefix of its file name.
  if (file.startsWith('blog/'))
    return bare.replace('blog/', `blog/${/^\d{4}-\d{2}-\d{2}-/.exec(base)?.[0] ?? ''}`) + ext
  return existsSync(path.join(contentDir, bare)) ? `${bare}/index${ext}` : `${bare}${ext}`
}

/**
 * Determines the old and new file of a move.
 * @throws if the page doesn't exist, or the new address is taken or in another section
 */
function findMovePlace(workspace: Workspace, written: { from: string; to: string }): MovePlace {
  const [from, to] = [normalizePath(written.from), normalizePath(written.to)]
  const file = findSource(workspace, from)
  if (from === to) throw new Error(`${from} is both the old and the new address.`)
  const section = `/${file.split('/')[0] ?? ''}/`
  if (!to.startsWith(section))
    throw new Error(`${to}: expected an address below ${section}, as content/${file} is one.`)
  assertAddressParts(to.slice(1))
  const taken = findPageFile(workspace, to)
  if (taken !== undefined) throw new Error(`${to} exists: content/${taken}.`)
  assertNoRedirect(workspace, to, 'Take that line out first.', from)
  if (listLiveAddresses(workspace).has(to)) throw new Error(`${to} exists: it is made from the pages below it.`)
  assertMovable(workspace, file)
  const newFile = toNewFile(workspace, file, to)
  if (newFile !== file && existsSync(path.join(workspace.contentDir, newFile)))
    throw new Error(`content/${newFile} exists. Nothing was moved.`)
  return { from, to, file, newFile }
}

/** Updates category files that link to a moved page. */
function rewriteCategories(contentDir: string, oldId: string, newId: string, changes: Changes): void {
  for (const file of listCategoryFiles(contentDir)) {
    const text = readFileSync(path.join(contentDir, file), 'utf8')
    const { link } = JSON.parse(text) as { link?: { type?: string; id?: string } | null }
    if (link?.type !== 'doc' || link.id === undefined) continue
    const folder = stripNumberPrefixes(path.posix.dirname(file).replace(/^docs\/?/, ''))
    // Ids can be relative to the category's folder.
    if (link.id !== oldId && `${folder}/${link.id}` !== oldId) continue
    const changed = text.replace(/("id"\s*:\s*)"[^"]*"/, (_, key: string) => key + JSON.stringify(newId))
    changes.writes.set(`content/${file}`, changed)
  }
}

/** Replaces the values of front matter fields that exist, or removes the fields. They only take one line each. */
function editFields(text: string, { fieldLines }: SourceFile, values: Record<string, string | undefined>): string {
  const edits = new Map(
    Object.entries(values).map(([name, value]) => [fieldLines[name], value === undefined ? [] : [`${name}: ${value}`]]),
  )
  return text
    .split('\n')
    .flatMap((line, index) => edits.get(index + 1) ?? [line])
    .join('\n')
}

/** Mentions of an address outside the content: menus, tests, documents. They have to be changed manually. */
function findMentions(root: string, address: string): string[] {
  const pattern = new RegExp(`${escapePattern(address)}(?![\\w/-])`)
  const files = ['app', 'components', 'lib', 'docs', 'tests', 'tools']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(tsx?|mjs|json|md)$/.test(file))
  return [...files, 'README.md', 'CONTRIBUTING.md'].flatMap((file) => {
    if (!existsSync(path.join(root, file))) return []
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}  Names ${address}. Change it by hand.`] : [],
    )
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

/**
 * Rewrites links in all content, including templates of new pages.
 * @returns links that couldn't be changed
 */
function rewriteTexts({ contentDir, root, pages, site }: Workspace, place: MovePlace, changes: Changes): string[] {
  const addressOfFile = new Map(pages.map((page) => [page.file, page.path]))
  const pictures = planPictures(contentDir, place.file, place.newFile)
  const oldId = site.entries.find(({ file }) => file === place.file)?.id
  // The id of a page of the current version is its path without number prefixes and extension.
  const newId = stripNumberPrefixes(place.newFile.replace(/^docs\/|\.mdx?$/g, ''))
  const templates = listFiles(root, templateFolder).map((file) => file.slice('content/'.length))
  const notes: string[] = []
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
      return findNewTarget(target, linkPlace, place, addressOfFile)
    })
    for (const { line, target } of missed)
      notes.push(`content/${file}:${line}  The link to ${target} was not changed. Change it by hand.`)
    const neighbors = ['pagination_next', 'pagination_prev'].filter(
      (name) => oldId !== undefined && source.frontMatter[name] === oldId,
    )
    // These fields would keep the page at its old address.
    const own = file.startsWith('docs/') ? { slug: undefined, id: undefined } : { slug: place.to.replace('/blog/', '') }
    const result = editFields(linked, source, {
      ...Object.fromEntries(neighbors.map((name) => [name, newId])),
      ...(isSelf ? own : {}),
    })
    if (result !== text) changes.writes.set(`content/${newFile}`, result)
  }
  if (place.newFile !== place.file) changes.moves.set(`content/${place.file}`, `content/${place.newFile}`)
  for (const [from, to] of pictures.files) changes.moves.set(`content/${from}`, `content/${to}`)
  if (oldId !== undefined) rewriteCategories(contentDir, oldId, newId, changes)
  return notes
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
 * @returns changes, redirects from old addresses, and manual follow-up tasks
 * @throws if the page doesn't exist, or the new address can't be used
 */
export function planMove(workspace: Workspace, written: { from: string; to: string }) {
  const { root, contentDir } = workspace
  const place = findMovePlace(workspace, written)
  const changes = createChanges()
  const missed = rewriteTexts(workspace, place, changes)
  if (place.file.startsWith('docs/')) addCategoryFiles(contentDir, place.newFile, changes)
  removeEmptyCategories(workspace, place.file, changes)
  const before = listLiveAddresses(workspace)
  const after = previewChanges(workspace, changes, (moved) => {
    if (findPageFile(moved, place.to) !== place.newFile)
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
  return { changes, redirects, notes: [...missed, ...findMentions(root, place.from)] }
}
