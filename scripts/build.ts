import { rmSync } from 'node:fs'
import { assertAnalyticsSettings } from '@/lib/kit/analytics-settings'
import {
  pendingFolder,
  exportFolder,
  measureExport,
  mergeFolder,
  removeOldExport,
  stagingFolder,
  swapExport,
  writeRedirects,
} from '@/lib/export/export'
import { hashCode } from '@/lib/export/code-hash'
import { writeFeedFiles } from '@/lib/outputs/feeds/write-files'
import { stampBuild } from '@/lib/export/fingerprint'
import { writeMarkdownCopies } from '@/lib/export/markdown-copies'
import { addPageScript, bringPageScripts } from '@/lib/export/page-scripts'
import { openPages } from '@/lib/export/page-files'
import { preloadFonts } from '@/lib/export/preload-fonts'
import { stripNext } from '@/lib/export/strip-next'
import { listPublicVariables } from '@/lib/export/public-variables'
import { writeFullText } from '@/lib/export/search-index'
import { drawShareImages, writeShareImages } from '@/lib/export/share-images'
import { getBuildDate } from '@/lib/kit/env'
import { getRedirects } from '@/lib/routes/redirects'
import { listSearchPages } from '@/lib/search/pages'
import { assertHostedSettings } from '@/lib/search/settings'
import { protectPages } from '@/lib/export/protect'
import { startNextBuild, type NextBuild } from './steps/next-build'
import { fail, prepareContent } from './steps/prepare-content'

/** Larger sites are indexed after rendering, because Pagefind keeps 0.2 MB per page in memory. */
const MAX_INDEXED_IN_PARALLEL = 3000

/**
 * Writes share images, feeds and page scripts.
 * @param source hash of the code
 * @param known number of images drawn before their pages were compiled
 * @returns URL of the script for every page
 */
async function writePendingAssets(source: string, known = 0): Promise<string> {
  const script = bringPageScripts(pendingFolder, { ...process.env, ...listPublicVariables() }, source)
  const began = performance.now()
  const { images, drawn } = await writeShareImages(pendingFolder)
  const feeds = writeFeedFiles(pendingFolder)
  console.log(`og       ${images} share images, ${known + drawn} drawn, ${Math.round(performance.now() - began)} ms`)
  console.log(`feeds    ${feeds}`)
  return script
}

/** Compiles the content. Once the pages are known, Next.js compiles code and share images are drawn in parallel. */
async function prepareContentInParallel() {
  let drawing: NextBuild | undefined
  let pictures: Promise<number> | undefined
  const report = await prepareContent(() => {
    drawing = startNextBuild({ BUILD_DATE: getBuildDate(), EXPORT_FOLDER: stagingFolder })
    pictures = drawShareImages()
    // Errors are reported where the result is awaited.
    pictures.catch(() => 0)
  })
  if (drawing === undefined) throw new Error('The content was prepared without being listed.')
  return { report, drawing, pictures }
}

/** Writes the export to `out/`. */
async function build() {
  const started = performance.now()
  const since = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  assertHostedSettings()
  assertAnalyticsSettings()
  rmSync('public/_content', { recursive: true, force: true })
  rmSync(pendingFolder, { recursive: true, force: true })
  const removed = removeOldExport(stagingFolder)
  const source = hashCode()
  const { report, drawing, pictures } = await prepareContentInParallel()
  console.log(`content  ${report.pages} pages, ${report.compiled} compiled, ${since()}`)
  const indexed = listSearchPages()
  const index = writeFullText(indexed, pendingFolder)
  if (indexed.length > MAX_INDEXED_IN_PARALLEL) await index
  drawing.release()
  // While Next.js renders pages, generate everything that only needs the compiled content.
  const [script] = await Promise.all([writePendingAssets(source, await pictures), index, drawing.finished, removed])
  const stripped = stripNext(openPages(stagingFolder), stagingFolder)
  mergeFolder(pendingFolder, stagingFolder)
  const began = performance.now()
  const copies = writeMarkdownCopies(stagingFolder)
  console.log(`copies   ${copies} pages as Markdown, ${Math.round(performance.now() - began)} ms`)
  writeRedirects(getRedirects(), stagingFolder)
  const guarded = performance.now()
  const pages = openPages(stagingFolder)
  addPageScript(pages, stagingFolder, script)
  const fonts = preloadFonts(pages, stagingFolder)
  const policies = protectPages(pages)
  console.log(`stripped ${stripped} files of Next's runtime`)
  console.log(`fonts    preloaded on ${fonts} pages`)
  console.log(`policy   ${policies} pages, ${Math.round(performance.now() - guarded)} ms`)
  swapExport(stagingFolder, exportFolder)
  stampBuild()
  const exported = measureExport(exportFolder)
  console.log(
    `out/     ${exported.pages} pages, ${exported.files} files, ${(exported.bytes / 1e6).toFixed(1)} MB, date ${getBuildDate()}, ${since()}`,
  )
}

Object.assign(process.env, { NODE_ENV: 'production' })
build().catch(fail)
