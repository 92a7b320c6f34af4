import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import type { PageUpdate } from '@/components/layout/dev-client.client'
import { authorComponents } from '@/components/mdx/author-components'
import { getBody, hasBody } from '@/lib/content/bodies'
import { updateDocuments, writeGeneratedDocuments } from '@/lib/content/documents'
import { contentFolders } from '@/lib/content/fields'
import { showProblem } from '@/lib/content/show-problem'
import { validateFiles, validateTree } from '@/lib/content/validate'
import { listPages } from '@/lib/export/compile-pages'
import { forgetSources, type PageOptions } from '@/lib/export/compiler'
import { buildContent, rebuildPages, storeProblemPage, type PageIds } from '@/lib/export/content'
import { writeDrawingStyles } from '@/lib/export/styles'
import { prepareMenus } from '@/lib/export/menus'
import { writeOutline } from '@/lib/export/search-index'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { groupBy } from '@/lib/kit/group-by'
import { ProblemList, type Problem } from '@/lib/kit/problems'
import type { AuthorComponents } from '@/lib/mdx/types'
import { listSearchPages } from '@/lib/search/pages'
import { checkSdkNotes, readSdkDocuments } from '@/lib/sdk/documents'
import { writeLiveCatalog } from './live-catalog'
import { toPageUpdate, type EditedPage } from './page-update'
import { writeSidebars } from './write-sidebars'

/** What can be edited besides files of the content: components that authors can use, and the example catalog. */
type Part = 'components' | 'examples'

const bundles = path.resolve('.cache/dev')
let count = 0

/** Bundles components, which may have changed, and imports the rest from the running process, which has its state. */
const onlyComponents: Plugin = {
  name: 'only-components',
  setup(builder) {
    builder.onResolve({ filter: /./ }, async ({ path: name, pluginData, ...options }) => {
      if (pluginData === 'resolving' || options.kind === 'entry-point') return undefined
      if (!/^(\.|@\/)/.test(name)) return { path: name, external: true }
      const found = await builder.resolve(name, { ...options, pluginData: 'resolving' })
      const isComponent = found.path.startsWith(path.resolve('components') + path.sep)
      return isComponent ? found : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/** Loads the components that authors can use from disk. @throws if one can't be compiled, with file and line */
async function loadAuthorComponents(): Promise<AuthorComponents> {
  if (count === 0) rmSync(bundles, { recursive: true, force: true })
  const outfile = path.join(bundles, `components-${count++}.mjs`)
  await build({
    entryPoints: ['components/mdx/author-components.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [onlyComponents],
  })
  const loaded = (await import(pathToFileURL(outfile).href)) as { authorComponents: AuthorComponents }
  return loaded.authorComponents
}

/** Keeps compiled pages up to date while `npm run dev` runs, starting with those that are open in a browser. */
export function createRefresher(onRefresh: (update?: PageUpdate) => void, listOpen: () => string[]) {
  const contentDir = getContentDir()
  const options: PageOptions = { contentDir, strict: !isForeignTree(), components: authorComponents }
  const ids: PageIds = new Map()
  /** What the terminal already shows. */
  let printed = new Set<string>()
  /** Edited files, relative to the content folder, and the other parts that were edited. */
  const pending = { files: new Set<string>(), parts: new Set<Part>() }
  /** Edits wait until everything has been read. */
  let isRunning = true
  let isOutdated = false

  const hasEdits = () => pending.files.size + pending.parts.size > 0

  function print(problems: readonly Problem[], isComplete: boolean) {
    const lines = problems.map((problem) => `${problem.severity}  ${showProblem(problem)}`)
    for (const line of lines) if (!printed.has(line)) console.log(line)
    printed = new Set(isComplete ? lines : [...printed, ...lines])
  }

  /** Shows errors in front matter in place of the page. */
  function storeErrors(found: ProblemList) {
    for (const [file, problems] of groupBy(found.errors, (problem) => problem.file)) storeProblemPage(file, problems)
  }

  function readSdk(found: ProblemList) {
    checkSdkNotes(contentDir, found)
    writeGeneratedDocuments(readSdkDocuments(contentDir))
  }

  /** Reads all pages, and writes what every one of them shows. @returns problems of front matter and menus */
  async function readAll(contentlayer?: Promise<void>): Promise<ProblemList> {
    const found = new ProblemList()
    validateTree(contentDir, options, found)
    readSdk(found)
    await contentlayer
    await writeDrawingStyles()
    writeSidebars()
    prepareMenus(found)
    return found
  }

  /** Compiles and checks all pages, unless a newer edit comes first. `found` is what reading them has found. */
  async function buildAll(found: ProblemList, onPage?: () => boolean): Promise<void> {
    const started = performance.now()
    const report = await buildContent(options, { ids, onPage })
    if (report.isStopped) return
    if (options.strict) await writeLiveCatalog('public')
    storeErrors(found)
    // Only the outline. The full-text index needs an export.
    writeOutline(listSearchPages(), 'public')
    print([...found.all, ...report.problems.all], true)
    const errors = found.errors.length + report.problems.errors.length
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `content  ${report.pages} pages checked, ${report.compiled} compiled, ${seconds} s${errors === 0 ? '' : `, ${errors} errors`}`,
    )
    isOutdated = false
    onRefresh()
  }

  /** Shows an edit on edited and open pages. */
  async function showEdit(files: readonly string[], parts: readonly Part[]) {
    const started = performance.now()
    const found = new ProblemList()
    if (parts.includes('components')) {
      options.components = await loadAuthorComponents()
      forgetSources()
    }
    const inFolders = files.filter((file) => contentFolders.some((folder) => file.startsWith(`${folder}/`)))
    const existing = inFolders.filter((file) => existsSync(path.join(contentDir, file)))
    validateFiles(contentDir, existing, options, found)
    if (files.some((file) => file.startsWith('sdk/'))) readSdk(found)
    // Always, because it also updates pages.
    const isStructural = updateDocuments(contentDir, files) || parts.length > 0
    const open = new Set(isStructural ? listOpen() : [])
    const rebuilt: (Omit<EditedPage, 'after'> & { file: string })[] = []
    const { problems, pages: shown } = await rebuildPages(options, ids, (address, file) => {
      const isShown = files.includes(file) || open.has(address)
      if (isShown) rebuilt.push({ address, file, before: hasBody(file) ? getBody(file) : undefined })
      return isShown
    })
    storeErrors(found)
    if (isStructural) writeSidebars()
    print([...found.all, ...problems.all], false)
    const pages = rebuilt.flatMap(({ file, ...page }) => (hasBody(file) ? [{ ...page, after: getBody(file) }] : []))
    const update = toPageUpdate(pages)
    onRefresh({ ...update, isComplete: update.isComplete && !isStructural && pages.length >= files.length })
    const [part = ''] = parts
    const names = files.length === 0 ? part : files.slice(0, 3).join(', ')
    console.log(`edit     ${names}: ${shown} pages, ${Math.round(performance.now() - started)} ms`)
    isOutdated ||= isStructural
  }

  async function work() {
    while (hasEdits() || isOutdated) {
      const [isEdit, files, parts] = [hasEdits(), [...pending.files], [...pending.parts]]
      pending.files.clear()
      pending.parts.clear()
      try {
        await (isEdit ? showEdit(files, parts) : buildAll(await readAll(), () => !hasEdits()))
      } catch (error) {
        isOutdated = false
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }

  function startWork() {
    if (isRunning) return
    isRunning = true
    void work().finally(() => (isRunning = false))
  }

  return {
    /**
     * Reads and compiles everything. Calls `onReadable` once pages can be shown: before compiling, if all of them were
     * compiled the last time, so that readers see those first.
     */
    start: async (contentlayer: Promise<void>, onReadable: () => void) => {
      const found = await readAll(contentlayer)
      const isCompiled = listPages(contentDir).every(({ document }) => hasBody(document.file))
      if (isCompiled) onReadable()
      await buildAll(found)
      if (!isCompiled) onReadable()
      isRunning = false
      startWork()
    },
    /** Reads files or a part that were edited. Shows edited and open pages right away, then checks all others. */
    edit: (edited: readonly string[] | Part) => {
      if (typeof edited === 'string') pending.parts.add(edited)
      else for (const file of edited) pending.files.add(file)
      startWork()
    },
  }
}
