import './steps/stage-tree'
import { rmSync } from 'node:fs'
import path from 'node:path'
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
  copyIndexPages,
} from '@/lib/export/export'
import { minifyStyles } from '@/lib/export/styles'
import { hashCode, stampBuild } from '@/lib/export/fingerprint'
import { moveDocs } from '@/lib/export/docs-root'
import { writeFeedFiles } from '@/lib/outputs/feeds/feeds'
import { writeMarkdownCopies } from '@/lib/export/markdown-copies'
import { addPageScript, bringPageScripts } from '@/lib/export/page-scripts'
import { changePages, createPolicies, listPageFiles, preloadFonts } from '@/lib/export/page-files'
import { removeNextFiles, stripPage } from '@/lib/export/strip-next'
import { listPublicVariables } from '@/lib/export/public-variables'
import { writeFullText } from '@/lib/export/search-index'
import { drawShareImages, writeShareImages } from '@/lib/export/share-images'
import { listRenderedPages, openPageCache, renderListFile } from '@/lib/export/page-cache'
import { extensionsVariable, listPageExtensions, readLastExtensions, storeExtensions } from '@/lib/export/sections'
import { getBuildDate } from '@/lib/kit/env'
import { isIndexable } from '@/lib/outputs/metadata'
import { getRedirects } from '@/lib/routes/redirects'
import { renderListVariable } from '@/lib/routes/render-list'
import { listSearchPages } from '@/lib/search/pages'
import { assertHostedSettings } from '@/lib/search/settings'
import { startNextBuild } from './steps/next-build'
import { fail, prepareContent } from './steps/prepare-content'

/** Larger sites are indexed after rendering, because Pagefind keeps 0.2 MB per page in memory. */
const MAX_INDEXED_IN_PARALLEL = 3000

/** Writes feeds, page scripts, and share images of which `known` have been drawn. Returns the URL of the script. */
async function writePendingAssets(source: string, known = 0): Promise<{ script: string; summary: string }> {
  const script = bringPageScripts(pendingFolder, { ...process.env, ...listPublicVariables() }, source)
  const { images, drawn } = await writeShareImages(pendingFolder)
  const feeds = writeFeedFiles(pendingFolder)
  return { script: await script, summary: `${images} share images (${known + drawn} drawn), ${feeds} feeds` }
}

const startNext = (extensions: readonly string[]) =>
  startNextBuild({
    BUILD_DATE: getBuildDate(),
    EXPORT_FOLDER: stagingFolder,
    [extensionsVariable]: extensions.join(),
    [renderListVariable]: renderListFile,
  })

/**
 * Compiles the content, while Next.js compiles code. Next.js needs to know which sections have pages, so it starts with
 * those of the last build, and again if they have changed. Share images are drawn once the pages are known.
 */
async function prepareContentInParallel() {
  const expected = readLastExtensions()
  let drawing = startNext(expected)
  let pictures: Promise<number> | undefined
  const report = await prepareContent(async () => {
    const extensions = listPageExtensions()
    if (extensions.join() !== expected.join()) {
      await drawing.stop()
      drawing = startNext(extensions)
      storeExtensions(extensions)
    }
    pictures = drawShareImages()
    // Errors are reported where the result is awaited.
    pictures.catch(() => 0)
  })
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
  const removed = removeOldExport()
  const source = hashCode()
  const { report, drawing, pictures } = await prepareContentInParallel()
  console.log(`content  ${report.pages} pages, ${report.compiled} compiled, ${since()}`)
  const cache = openPageCache(listRenderedPages(source))
  cache.writeList()
  const indexed = listSearchPages()
  const index = writeFullText(indexed, pendingFolder)
  if (indexed.length > MAX_INDEXED_IN_PARALLEL) await index
  drawing.release()
  // While Next.js renders pages, generate everything that only needs the compiled content.
  const [{ script, summary }] = await Promise.all([
    writePendingAssets(source, await pictures),
    index,
    drawing.finished,
    removed,
  ])
  removeNextFiles(stagingFolder)
  if (!isIndexable()) rmSync(path.join(stagingFolder, 'sitemap.xml'))
  minifyStyles(stagingFolder)
  moveDocs(stagingFolder)
  cache.restore(stagingFolder)
  mergeFolder(pendingFolder, stagingFolder)
  console.log(`render   ${listPageFiles(stagingFolder).length} pages, ${cache.rendered} changed, ${since()}`)
  writeRedirects(getRedirects(), stagingFolder)
  const pages = listPageFiles(stagingFolder)
  const policies = createPolicies()
  changePages(stagingFolder, pages, [
    stripPage,
    cache.keep,
    addPageScript(stagingFolder, script),
    preloadFonts(stagingFolder),
    policies.collect,
  ])
  const copies = writeMarkdownCopies(stagingFolder)
  changePages(stagingFolder, pages, [policies.insert])
  copyIndexPages(getRedirects(), stagingFolder)
  cache.prune()
  swapExport()
  stampBuild()
  const exported = measureExport(exportFolder)
  console.log(`written  ${summary}, ${copies} Markdown copies`)
  console.log(
    `out/     ${exported.pages} pages, ${exported.files} files, ${(exported.bytes / 1e6).toFixed(1)} MB, date ${getBuildDate()}, ${since()}`,
  )
}

Object.assign(process.env, { NODE_ENV: 'production' })
build().catch(fail)
