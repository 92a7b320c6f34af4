import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { authorComponents } from '@/components/mdx/author-components'
import { buildContent } from '@/lib/export/content'
import { writeDrawingStyles } from '@/lib/export/drawing-styles'
import { prepareMenus } from '@/lib/export/menus'
import { writeOutline } from '@/lib/export/search-index'
import { storeBody } from '@/lib/content/bodies'
import { writeGeneratedDocuments } from '@/lib/content/documents'
import { validateTree } from '@/lib/content/validate'
import { getContentDir, isForeignTree } from '@/lib/kit/env'
import { formatProblem, ProblemList } from '@/lib/kit/problems'
import { checkSdkNotes, readSdkDocuments } from '@/lib/sdk/documents'
import { listSearchPages } from '@/lib/search/pages'
import { writeLiveCatalog } from './live-catalog'
import { runContentlayer } from './prepare-content'
import { writeSidebars } from './write-sidebars'

const generated = '.contentlayer/generated'
const indexes = ['Doc', 'Post', 'Page', 'Category', 'Partial'].map((name) => `${generated}/${name}/_index.json`)

function getGeneratedTime(): number {
  return Math.max(0, ...indexes.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0))
}

/** Waits until Contentlayer has processed a change, or a timeout if it found nothing new. */
async function waitForContentlayer(before: number): Promise<void> {
  for (let tries = 0; tries < 40 && getGeneratedTime() === before; tries++) await wait(25)
}

/** Validates and compiles changes. Runs once at a time, and again for changes during a run. */
export function createRefresher(onRefresh: () => void): () => Promise<void> {
  let isFirst = true
  let lastTime = 0
  let running: Promise<void> | undefined
  let isPending = false

  async function runOnce() {
    const started = performance.now()
    const contentDir = getContentDir()
    const strict = !isForeignTree()
    const found = new ProblemList()
    validateTree(contentDir, { strict }, found)
    checkSdkNotes(contentDir, found)
    writeGeneratedDocuments(readSdkDocuments(contentDir))
    if (isFirst) await runContentlayer()
    else await waitForContentlayer(lastTime)
    isFirst = false
    lastTime = getGeneratedTime()
    const report = await buildContent({ contentDir, strict, components: authorComponents })
    writeDrawingStyles('public/_content')
    writeSidebars()
    prepareMenus(report.problems)
    if (strict) await writeLiveCatalog('public')
    for (const file of new Set(found.errors.map((problem) => problem.file))) {
      const error = found.errors
        .filter((problem) => problem.file === file)
        .map(formatProblem)
        .join('\n')
      storeBody(file, { html: '', headings: [], words: 0, text: '', error })
    }
    // Only the outline. The full-text index needs an export.
    writeOutline(listSearchPages(), 'public')
    for (const problem of [...found.all, ...report.problems.all])
      console.log(`${problem.severity}  ${formatProblem(problem)}`)
    console.log(
      `content  ${report.compiled} of ${report.pages} pages compiled in ${Math.round(performance.now() - started)} ms`,
    )
    onRefresh()
  }

  return async function refresh() {
    isPending = true
    running ??= (async () => {
      while (isPending) {
        isPending = false
        await runOnce().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
      }
      running = undefined
    })()
    await running
  }
}
