import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { readDataFile } from '@/lib/content/declared'
import { docKinds } from '@/lib/content/fields'
import { showProblem } from '@/lib/content/show-problem'
import { readCategoryFile, toDocIdentity, toFolderLabel } from '@/lib/docs'
import { toSuggestion } from '@/lib/kit/closest'
import { getBuildDate } from '@/lib/kit/env'
import { listFiles } from '@/lib/kit/files'
import type { Problem } from '@/lib/kit/problems'
import { joinPath } from '@/lib/kit/urls'
import { lintContent } from '../lint/run'
import { addPublished } from './address-files'
import { applyChanges, createChanges, type Changes } from './changes'
import { runCommand } from './command'
import { assertFree, openWorkspace, previewChanges, type Workspace } from './workspace'

/** The target is a path in content/docs, without extension, or the last part of a post's address. */
type NewPageOptions = { target: string; title?: string | undefined; publish?: boolean }

/** Page templates by kind. No collection includes their folder, so they aren't content. */
export const templateFolder = 'content/_templates'

/** Display name for a file name: the label of the tag with that id (`api` → API), or its words. */
function toName(contentDir: string, fileName: string): string {
  const tag = readDataFile(contentDir, 'tags')[fileName] as { label?: unknown } | null | undefined
  return typeof tag?.label === 'string' ? tag.label : toFolderLabel(fileName)
}

/** An address segment that needs no encoding and no Shift key. */
const segment = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/

function toSegment(written: string): string {
  return written
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
}

/** @throws if a segment isn't lowercase letters, digits and hyphens */
export function assertAddressParts(written: string): void {
  const parts = written.split('/')
  const wrong = parts.find((part) => !segment.test(part))
  if (wrong === undefined) return
  const better = parts.map(toSegment).filter((part) => part !== '')
  const hint = better.length === 0 ? '' : ` Try ${better.join('/')}.`
  throw new Error(
    `"${written}": expected lowercase letters, digits and hyphens between slashes, got "${wrong}".${hint}`,
  )
}

/** Contents of a new folder's category file. Folders with their own page don't need a generated index. */
function toCategory(contentDir: string, folder: string, hasIndexPage: boolean) {
  const label = toName(contentDir, path.posix.basename(folder))
  if (hasIndexPage) return { label }
  const parent = path.posix.dirname(folder)
  const parentLabel =
    readCategoryFile(path.join(contentDir, parent)).label ?? toName(contentDir, path.posix.basename(parent))
  const place = parent === 'docs' ? 'the documentation' : `the part ${parentLabel}`
  // Abbreviations and names with several capitals stay the same within a sentence.
  const name = /\p{Lu}.*\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  const description = `Find the page about ${name} that answers your question, in ${place}.`
  return { label, link: { type: 'generated-index', title: label, description } }
}

/** Adds category files for a documentation page's new folders. */
export function addCategoryFiles(contentDir: string, file: string, { writes }: Changes): void {
  for (let folder = path.posix.dirname(file); folder !== 'docs'; folder = path.posix.dirname(folder)) {
    if (listFiles(contentDir, folder).length > 0) continue
    const category = toCategory(contentDir, folder, file === `${folder}/index.mdx`)
    writes.set(`content/${folder}/_category_.json`, `${JSON.stringify(category, null, 2)}\n`)
  }
}

/** Plans a page from its template, in which `values` replace `__NAME__`, and the category files of new folders. */
function createPage(
  workspace: Workspace,
  page: { address: string; file: string; template: string; publish: boolean },
  values: Record<string, string>,
) {
  const { root, contentDir, live } = workspace
  const { address, file, template, publish } = page
  const start = address.length <= 70 ? `Draft of ${address}` : `Draft of …${address.slice(-60)}`
  // A valid description that obviously needs to be replaced.
  const all: Record<string, string> = { ...values, description: `${start}: one sentence for search results.` }
  const filled = readFileSync(path.join(root, templateFolder, `${template}.mdx`), 'utf8').replaceAll(
    /__([A-Z]+)__/g,
    (place, key: string) => {
      const value = all[key.toLowerCase()]
      if (value === undefined) throw new Error(`${templateFolder}/${template}.mdx: there is no value for ${place}.`)
      // Dates aren't quoted. Other text is quoted if YAML would misinterpret it.
      return key === 'DATE' ? value : stringify(value, { lineWidth: 0 }).trimEnd()
    },
  )
  const changes = createChanges()
  changes.writes.set(`content/${file}`, publish ? filled.replace(/^draft: true\n/m, '') : filled)
  if (file.startsWith('docs/')) addCategoryFiles(contentDir, file, changes)
  if (publish) {
    const added = [...previewChanges(workspace, changes).live].filter((each) => !live.has(each))
    addPublished(root, added, changes)
  }
  return { address, file: `content/${file}`, changes, isDraft: !publish }
}

type NewPage = ReturnType<typeof createPage>

/** Plans a documentation page. @throws if the address is taken or invalid */
export function planDoc(workspace: Workspace, options: NewPageOptions & { kind?: string }): NewPage {
  const { contentDir, site } = workspace
  const { kind = 'how-to', publish = false } = options
  const target = options.target.replace(/^\/?(?:content\/)?(?:docs\/)?|\.mdx?$|\/+$/g, '')
  assertAddressParts(target)
  if (!docKinds.some((known) => known === kind))
    throw new Error(`Unknown kind "${kind}".${toSuggestion(kind, docKinds)} Expected one of ${docKinds.join(', ')}.`)
  const file = `docs/${target}.mdx`
  const identity = toDocIdentity(`${target}.mdx`, {})
  const address = joinPath('docs', identity.path)
  if (existsSync(path.join(contentDir, file))) throw new Error(`content/${file} exists. Nothing was written.`)
  assertFree(workspace, address, 'Choose another address.')
  const index = site.indexes.find(({ path: own }) => own === address)
  if (index !== undefined && !identity.isIndex)
    throw new Error(
      `${address} exists: it is the index of content/docs/${index.folder}. Its own page is ${index.folder}/index.`,
    )
  const title = options.title ?? toName(contentDir, path.posix.basename(address))
  return createPage(workspace, { address, file, template: kind, publish }, { title })
}

/** Plans a post. @throws if the address is taken or invalid */
export function planPost(workspace: Workspace, options: NewPageOptions & { date?: string }): NewPage {
  const { contentDir } = workspace
  const slug = options.target.replace(/^\/?(?:content\/)?(?:blog\/)?|\.mdx?$/g, '')
  assertAddressParts(slug)
  const address = `/blog/${slug}`
  const file = `blog/${slug}.mdx`
  if (existsSync(path.join(contentDir, file))) throw new Error(`content/${file} exists. Nothing was written.`)
  // Posts and tags share the same level of addresses.
  if (slug === 'tags' || slug === 'archive')
    throw new Error(`${address} is a page of the blog itself. Choose another slug.`)
  if (Object.hasOwn(readDataFile(contentDir, 'tags'), slug))
    throw new Error(`${address} is the page of the tag "${slug}". Choose another slug.`)
  assertFree(workspace, address, 'Choose another slug.')
  const { title = toName(contentDir, slug), date = getBuildDate(), publish = false } = options
  return createPage(workspace, { address, file, template: 'post', publish }, { title, date })
}

/** Next steps for the author of a new page. */
export function describeNewPage({ address, file, isDraft }: NewPage): string[] {
  const publish = 'Publish it:  take "draft: true" out, then npx tsx tools/published.ts'
  return [
    `Written:     ${file}`,
    `See it:      npm run dev, then http://localhost:${process.env.PORT || 3000}${address}`,
    `Check it:    npm run lint:content ${file}`,
    ...(isDraft ? [publish] : []),
  ]
}

/** Lints new files before they're written. Most findings concern the given title or the words of the path. */
export function findProblems({ contentDir }: Workspace, changes: Changes): Problem[] {
  const inContent = [...changes.writes].filter(([name]) => name.startsWith('content/'))
  const unsaved = new Map(inContent.map(([name, text]) => [name.slice('content/'.length), text]))
  return lintContent({ contentDir, files: [...unsaved.keys()], unsaved })
}

/** Runs `npm run new:doc` or `npm run new:post`, with the name of its own option. */
export function runNew(
  usage: string,
  option: string,
  plan: (workspace: Workspace, options: NewPageOptions) => NewPage,
): void {
  const options = { [option]: { type: 'string' }, publish: { type: 'boolean' } } as const
  runCommand(usage, options, [1, 2], ([target = '', title], values) => {
    const workspace = openWorkspace()
    const page = plan(workspace, { target, title, ...values })
    const problems = findProblems(workspace, page.changes)
    applyChanges(workspace.root, page.changes)
    console.log(describeNewPage(page).join('\n'))
    for (const problem of problems) console.warn(`warning  ${showProblem(problem)}`)
  })
}
