import { existsSync, readFileSync } from 'node:fs'
import { posix as path } from 'node:path'
import { findCollection } from '@/lib/content/fields'
import { type SourceFile, isPrivatePath, parseSource } from '@/lib/content/source-file'
import { stripNumberPrefixes } from '@/lib/docs'
import { toSuggestion } from '@/lib/kit/closest'
import { listFiles } from '@/lib/kit/files'
import { ProblemList } from '@/lib/kit/problems'
import { decodePath, normalizePath } from '@/lib/kit/urls'
import { searchesFile } from '@/lib/search'
import { listCategoryFiles, listPageFiles } from '../../lint/read-tree'
import { addPublished, addRedirects, readRedirectFile, readText, redirectFile, toRedirectText } from '../address-files'
import { type Changes, createChanges } from '../changes'
import { addCategoryFiles, assertAddressParts, templateFolder } from '../new'
import { assertFree, findPageFile, previewChanges, type Workspace } from '../workspace'
import { escapePattern, findNewTarget, planPictures, rewriteReferences } from './links'

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
  const others = listFiles(contentDir, path.dirname(file)).filter(
    (other) => other !== file && findCollection(other) !== undefined && !isPrivatePath(other),
  )
  if (others.length === 0) return
  throw new Error(
    `content/${file} is the page of its folder, which has ${others.length} other pages. Move those first.`,
  )
}

function toNewFile({ contentDir }: Workspace, file: string, to: string): string {
  const { ext, base } = path.parse(file)
  const bare = decodePath(to).slice(1)
  // A post keeps the date prefix of its file name.
  if (file.startsWith('blog/'))
    return bare.replace('blog/', `blog/${/^\d{4}-\d{2}-\d{2}-/.exec(base)?.[0] ?? ''}`) + ext
  return existsSync(path.join(contentDir, bare)) ? `${bare}/index${ext}` : `${bare}${ext}`
}

/** @throws if the page doesn't exist, or the new address is taken or in another section */
function findMovePlace(workspace: Workspace, written: { from: string; to: string }) {
  const [from, to] = [normalizePath(written.from), normalizePath(written.to)]
  const file = findSource(workspace, from)
  if (from === to) throw new Error(`${from} is both the old and the new address.`)
  const section = `/${file.split('/')[0] ?? ''}/`
  if (!to.startsWith(section))
    throw new Error(`${to}: expected an address below ${section}, as content/${file} is one.`)
  assertAddressParts(to.slice(1))
  assertFree(workspace, to, 'Take that line out first.', from)
  if (workspace.live.has(to)) throw new Error(`${to} exists: it is made from the pages below it.`)
  assertMovable(workspace, file)
  const newFile = toNewFile(workspace, file, to)
  if (newFile !== file && existsSync(path.join(workspace.contentDir, newFile)))
    throw new Error(`content/${newFile} exists. Nothing was moved.`)
  return { from, to, file, newFile }
}

/** A page before and after its move. Paths are relative to the content folder. */
type MovePlace = ReturnType<typeof findMovePlace>

/** Updates category files that link to a moved page. */
function rewriteCategories(contentDir: string, oldId: string, newId: string, changes: Changes): void {
  for (const file of listCategoryFiles(contentDir)) {
    const text = readFileSync(path.join(contentDir, file), 'utf8')
    const { link } = JSON.parse(text) as { link?: { type?: string; id?: string } | null }
    const folder = stripNumberPrefixes(path.dirname(file).replace(/^docs\/?/, ''))
    // Ids can be relative to the category's folder.
    if (link?.type !== 'doc' || ![link.id, `${folder}/${link.id}`].includes(oldId)) continue
    const changed = text.replace(/("id"\s*:\s*)"[^"]*"/, (_, key: string) => key + JSON.stringify(newId))
    changes.writes.set(`content/${file}`, changed)
  }
}

/** Keeps the searches of a moved page. */
function rewriteSearches(contentDir: string, { from, to }: MovePlace, changes: Changes): void {
  const file = path.join(contentDir, searchesFile)
  const text = existsSync(file) ? readText(file) : ''
  const changed = text.replace(new RegExp(`^${escapePattern(from)}(?=:$)`, 'm'), to)
  if (changed !== text) changes.writes.set(`content/${searchesFile}`, changed)
}

/** Replaces the values of front matter fields that exist, or removes the fields. They only take one line each. */
function editFields(text: string, { fieldLines }: SourceFile, values: Record<string, string | undefined>): string {
  const lines: (string | undefined)[] = text.split('\n')
  for (const [name, value] of Object.entries(values)) {
    const line = fieldLines[name]
    if (line !== undefined) lines[line - 1] = value && `${name}: ${value}`
  }
  return lines.filter((line) => line !== undefined).join('\n')
}

/** Mentions of an address outside the content: menus, tests, documents. They have to be changed manually. */
function findMentions(root: string, address: string): string[] {
  const pattern = new RegExp(`${escapePattern(address)}(?![\\w/-])`)
  const inFolders = ['app', 'components', 'lib', 'docs', 'tests', 'tools'].flatMap((folder) => listFiles(root, folder))
  const files = [...inFolders, 'README.md', 'CONTRIBUTING.md'].filter((file) => /\.(tsx?|mjs|json|md)$/.test(file))
  return files.flatMap((file) =>
    readText(path.join(root, file))
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}  Names ${address}. Change it by hand.`] : [],
      ),
  )
}

/** Rewrites links in all content, including templates of new pages. @returns links that couldn't be changed */
function rewriteTexts({ contentDir, root, pages, site }: Workspace, place: MovePlace, changes: Changes): string[] {
  const addressOfFile = new Map(pages.map((page) => [page.file, page.path]))
  const pictures = planPictures(contentDir, place.file, place.newFile)
  const oldId = site.entries.find(({ file }) => file === place.file)?.id
  // The id of a page of the current version is its path without number prefixes and extension.
  const newId = stripNumberPrefixes(place.newFile.replace(/^docs\/|\.mdx?$/g, ''))
  const templates = listFiles(root, templateFolder).map((file) => file.slice('content/'.length))
  const newSlug = place.to.replace('/blog/', '')
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
    const fields: Record<string, string | undefined> = {}
    for (const name of ['pagination_next', 'pagination_prev'])
      if (oldId !== undefined && source.frontMatter[name] === oldId) fields[name] = newId
    // The old slug and id would keep the page at its old address.
    if (isSelf) Object.assign(fields, oldId === undefined ? { slug: newSlug } : { slug: undefined, id: undefined })
    const result = editFields(linked, source, fields)
    if (result !== text) changes.writes.set(`content/${newFile}`, result)
  }
  if (place.newFile !== place.file) changes.moves.set(`content/${place.file}`, `content/${place.newFile}`)
  for (const [from, to] of pictures.files) changes.moves.set(`content/${from}`, `content/${to}`)
  if (oldId !== undefined) rewriteCategories(contentDir, oldId, newId, changes)
  return notes
}

/** Removes category files that a move leaves alone in their folder. */
function removeEmptyCategories(root: string, file: string, { moves, removes, writes }: Changes): void {
  for (let folder = path.dirname(file); path.dirname(folder) !== 'content'; folder = path.dirname(folder)) {
    const category = `${folder}/_category_.json`
    const left = listFiles(root, folder).filter((each) => !moves.has(each) && !removes.has(each))
    const arriving = [...moves.values()].filter((target) => target.startsWith(`${folder}/`))
    if ([...left, ...arriving].some((each) => each !== category)) return
    if (left.length === 0) continue
    removes.add(category)
    writes.delete(category)
  }
}

/** Plans a move. Notes are follow-up tasks for the author. @throws if the page or the new address can't be used */
export function planMove(workspace: Workspace, written: { from: string; to: string }) {
  const { root, contentDir } = workspace
  const place = findMovePlace(workspace, written)
  const changes = createChanges()
  const missed = rewriteTexts(workspace, place, changes)
  rewriteSearches(contentDir, place, changes)
  if (place.file.startsWith('docs/')) addCategoryFiles(contentDir, place.newFile, changes)
  removeEmptyCategories(root, `content/${place.file}`, changes)
  const after = previewChanges(workspace, changes)
  if (findPageFile(after, place.to) !== place.newFile)
    throw new Error(`content/${place.newFile} would not be ${place.to}. Choose another address.`)
  // A folder's index disappears with its last page, so it redirects to that page.
  const gone = [...workspace.live].filter((address) => !after.live.has(address))
  const redirects = new Map(gone.map((address) => [address, place.to]))
  const known = readRedirectFile(root)
  const kept = new Map([...known].filter(([from]) => !after.live.has(from)))
  const text = toRedirectText(addRedirects(kept, redirects))
  if (text !== toRedirectText(known)) changes.writes.set(redirectFile, text)
  const added = [...after.live].filter((address) => !workspace.live.has(address))
  addPublished(root, [...gone, ...added], changes)
  return { changes, redirects, notes: [...missed, ...findMentions(root, place.from)] }
}
