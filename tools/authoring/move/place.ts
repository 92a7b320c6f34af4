import { existsSync } from 'node:fs'
import path from 'node:path'
import { toSuggestion } from '@/lib/kit/closest'
import { isPrivatePath } from '@/lib/content/source-file'
import { listFiles } from '@/lib/kit/files'
import { findCollection } from '@/lib/content/fields'
import { decodePath, normalizePath } from '@/lib/kit/urls'
import { assertAddressParts } from '../new'
import { assertNoRedirect, findPageFile, listLiveAddresses, type Workspace } from '../workspace'

/** A page before and after its move. Paths are relative to the content folder. */
export interface MovePlace {
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
export function findMovePlace(workspace: Workspace, written: { from: string; to: string }): MovePlace {
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
