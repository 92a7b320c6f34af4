import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PageUpdate } from '@/components/layout/dev-client.client'
import { authorComponents } from '@/components/mdx/author-components'
import { getBody, hasBody } from '@/lib/content/bodies'
import { updateDocuments, writeGeneratedDocuments } from '@/lib/content/documents'
import { contentFolders } from '@/lib/content/fields'
import { showProblem } from '@/lib/content/show-problem'
import { validateFiles, validateTree } from '@/lib/content/validate'
import { forgetSources, type PageOptions } from '@/lib/export/compiler'
import { buildContent, rebuildPages, storeProblemPage, type PageIds } from '@/lib/export/content'
import { writeDrawingStyles } from '@/lib/export/styles'
import { prepareMenus } from '@/lib/export/menus'
import { writeOutline } from '@/lib/export/search-index'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { groupBy } from '@/lib/kit/group-by'
import { ProblemList, type Problem } from '@/lib/kit/problems'
import { listSearchPages } from '@/lib/search/pages'
import { checkSdkNotes, readSdkDocuments } from '@/lib/sdk/documents'
import { writeLiveCatalog } from './live-catalog'
import { loadAuthorComponents } from './load-components'
import { toPageUpdate, type EditedPage } from './page-update'
import { runContentlayer } from './prepare-content'
import { writeSidebars } from './write-sidebars'

/** Something that was edited while `npm run dev` runs. */
export interface Edit {
  /** Pages and other files, relative to the content folder. */
  files?: readonly string[]
  /** Components that authors can use. */
  components?: boolean
  /** The example catalog. */
  examples?: boolean
}

interface RefreshOptions {
  /** Called when pages are ready to be shown again. */
  onRefresh: (update?: PageUpdate) => void
  /** Addresses of pages that a browser shows. They're updated first. */
  listOpen: () => string[]
}

/** Keeps compiled pages up to date while `npm run dev` runs. */
export function createRefresher({ onRefresh, listOpen }: RefreshOptions) {
  const contentDir = getContentDir()
  const options: PageOptions = { contentDir, strict: !isForeignTree(), components: authorComponents }
  const ids: PageIds = new Map()
  /** What the terminal already shows. */
  let printed = new Set<string>()
  const pending = { files: new Set<string>(), components: false, examples: false }
  let isRunning = false
  let isOutdated = false

  const hasEdits = () => pending.files.size > 0 || pending.components || pending.examples

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

  /** Compiles and checks all pages. Returns false if a newer edit came first. */
  async function buildAll(found: ProblemList): Promise<boolean> {
    const started = performance.now()
    const report = await buildContent(options, { ids, onPage: () => !hasEdits() })
    if (report.isStopped) return false
    await writeDrawingStyles()
    writeSidebars()
    prepareMenus(report.problems)
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
    return true
  }

  /** Shows an edit on edited and open pages. */
  async function showEdit({ files = [], components = false, examples = false }: Edit) {
    const started = performance.now()
    const found = new ProblemList()
    if (components) {
      options.components = await loadAuthorComponents()
      forgetSources()
    }
    const inFolders = files.filter((file) => contentFolders.some((folder) => file.startsWith(`${folder}/`)))
    const existing = inFolders.filter((file) => existsSync(path.join(contentDir, file)))
    validateFiles(contentDir, existing, options, found)
    if (files.some((file) => file.startsWith('sdk/'))) readSdk(found)
    // Always, because it also updates pages.
    const isStructural = updateDocuments(contentDir, files) || components || examples
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
    const names = files.length === 0 ? (components ? 'components' : 'examples') : files.slice(0, 3).join(', ')
    console.log(`edit     ${names}: ${shown} pages, ${Math.round(performance.now() - started)} ms`)
    isOutdated ||= isStructural
  }

  function readAll() {
    const found = new ProblemList()
    validateTree(contentDir, options, found)
    readSdk(found)
    return found
  }

  async function checkOthers() {
    if (!(await buildAll(readAll()))) return
    isOutdated = false
    onRefresh()
  }

  async function work() {
    while (hasEdits() || isOutdated) {
      const edit = { ...pending, files: [...pending.files] }
      Object.assign(pending, { files: new Set(), components: false, examples: false })
      const isEdit = edit.files.length > 0 || edit.components || edit.examples
      try {
        await (isEdit ? showEdit(edit) : checkOthers())
      } catch (error) {
        isOutdated = false
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }

  return {
    /** Reads and compiles everything. */
    async start() {
      const found = readAll()
      await runContentlayer()
      await buildAll(found)
    },
    /** Reads what was edited. Shows edited and open pages right away, then checks all others. */
    edit({ files = [], components = false, examples = false }: Edit) {
      for (const file of files) pending.files.add(file)
      pending.components ||= components
      pending.examples ||= examples
      if (isRunning) return
      isRunning = true
      void work().finally(() => (isRunning = false))
    },
  }
}
