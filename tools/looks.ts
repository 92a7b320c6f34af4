import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { getBasePath } from '@/lib/kit/env'
import { assertExports, comparePages, readPageTexts, listExportedPages } from '@/tools/preview/compare'
import { serve } from './looks/serve'
import { comparePictures, type Difference, modes, openWindow, takePictures, widths, type Mode } from './looks/pictures'
import { findCoverSet } from './looks/cover-set'
import { formatAmount, writeLooksReport, type ChangedLook, type ChangedPicture } from './looks/report'
import { browserFlags, getBrowser } from '@/scripts/steps/find-browser'

/** Finds pages that look different in two exports: `looks.ts BEFORE [AFTER] [REPORT FOLDER]`. */
const [before = '', after = 'out', report = 'looks'] = process.argv.slice(2)
assertExports([before, after], 'npm run looks -- BEFORE AFTER')

const attempts = 3

/**
 * Compares a page in one mode. On a busy machine, a screenshot may be incomplete. So a width counts as unchanged if any
 * two of its screenshots match, and a difference only counts if the next screenshots show the same one.
 */
async function comparePage(page: Page, mode: Mode, urls: readonly string[], number: number): Promise<ChangedPicture[]> {
  const taken = urls.map((): Buffer[][] => [])
  let changed: { width: number; before: Buffer; after: Buffer; difference: Difference }[] = []
  for (let attempt = 1, last = ''; attempt <= attempts; attempt++) {
    for (const [side, url] of urls.entries()) taken[side]?.push(await takePictures(page, url))
    changed = []
    for (const [index, width] of widths.entries()) {
      const [befores = [], afters = []] = taken.map((takes) => takes.flatMap((pictures) => pictures[index] ?? []))
      const [before, after] = [befores.at(-1), afters.at(-1)]
      const isSame = befores.some((one) => afters.some((other) => one.equals(other)))
      if (before === undefined || after === undefined || isSame) continue
      const difference = await comparePictures(before, after)
      if (difference !== undefined) changed.push({ width, before, after, difference })
    }
    const amounts = changed.map(({ width, difference }) => `${width} ${difference.amount}`).join()
    if (amounts === last) break
    last = amounts
  }
  return Promise.all(
    changed.map(async ({ width, before, after, difference: { amount, picture } }) => {
      const name = `${number}-${width}-${mode}`
      for (const [kind, file] of Object.entries({ before, after, difference: picture }))
        await sharp(file).webp({ quality: 70, effort: 2 }).toFile(`${report}/${name}-${kind}.webp`)
      return { name, width, mode, amount }
    }),
  )
}

/** Compares pages sequentially until the queue is empty. */
async function compareQueue(browser: Browser, origins: readonly string[], queue: [number, string][]) {
  const windows = await Promise.all(modes.map(async (mode) => ({ mode, page: await openWindow(browser, mode) })))
  const found: { path: string; pictures: ChangedPicture[] }[] = []
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [number, path] = next
    const urls = origins.map((origin) => origin + path)
    const pictures: ChangedPicture[] = []
    for (const { mode, page } of windows) pictures.push(...(await comparePage(page, mode, urls, number)))
    if (pictures.length > 0) found.push({ path, pictures })
  }
  return found
}

rmSync(report, { recursive: true, force: true })
mkdirSync(report, { recursive: true })
// The old export is the site itself, built for the root of a host.
const texts = { before: readPageTexts(before, ''), after: readPageTexts(after, getBasePath()) }
const { added, removed } = comparePages(texts.before, texts.after)
const cover = new Set([before, after].flatMap((folder) => findCoverSet(folder)))
const [inBefore, inAfter] = [before, after].map((folder) => new Set(listExportedPages(folder).map(({ path }) => path)))
const pages = [...cover].filter((path) => inBefore?.has(path) && inAfter?.has(path))
const origins = [await serve(before, ''), await serve(after, getBasePath())]
const browser = await chromium.launch({
  executablePath: await getBrowser(),
  // Otherwise, a busy browser may capture a frame before all parts and images are painted.
  args: [...browserFlags, '--run-all-compositor-stages-before-draw', '--disable-checker-imaging'],
})
const queue = [...pages.entries()]
const found = await Promise.all([0, 1].map(() => compareQueue(browser, origins, queue)))
await browser.close()

const changed: ChangedLook[] = found.flat().map(({ path, pictures }) => ({
  path,
  title: texts.after.get(path)?.title ?? path,
  amount: Math.max(...pictures.map(({ amount }) => amount)),
  pictures,
}))
changed.sort((a, b) => b.amount - a.amount)
const looks = { compared: pages.length, changed, added, removed }
writeFileSync(`${report}/looks.json`, JSON.stringify(looks))
writeFileSync(`${report}/index.html`, writeLooksReport(looks))
for (const { path, amount, pictures } of changed)
  console.log(`${formatAmount(amount)}  ${path}  (${pictures.map(({ width, mode }) => `${width} ${mode}`).join(', ')})`)
for (const { path } of added) console.log(`only after  ${path}`)
for (const { path } of removed) console.log(`only before  ${path}`)
console.log(`Pages that look different: ${changed.length} of ${pages.length}. See ${report}/index.html`)
