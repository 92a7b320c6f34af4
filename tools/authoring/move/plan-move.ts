import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isPrivatePath, parseSource } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { findCollection } from '@/lib/content/fields'
import { ProblemList } from '@/lib/kit/problems'
import { addPublished } from '../published-addresses'
import { createChanges, type Changes } from '../changes'
import { buildCategoryFiles } from '../new/folders'
import { templateFolder } from '../new/template'
import { listPageFiles } from '../../lint/read-tree'
import { addRedirects, readRedirectFile, redirectFile, toRedirectText } from '../redirect-file'
import { findPageFile, getDocsWithDrafts, getPostsWithDrafts, listLiveAddresses, type Workspace } from '../workspace'
import { rewriteCategories, toDocId } from './categories'
import { removeFields, replaceField, replacePagination } from './front-matter'
import { findMentions } from './mentions'
import { planPictures } from './pictures'
import { findMovePlace, type MovePlace } from './place'
import { previewChanges } from './preview'
import { rewriteReferences } from './rewrite'
import { findNewTarget, type Moved } from './targets'

export interface MovePlan {
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
