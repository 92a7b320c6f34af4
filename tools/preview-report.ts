import { existsSync, readFileSync } from 'node:fs'
import { getBasePath } from '@/lib/kit/env'
import { site } from '@/lib/kit/site'
import { comparePages, readPageTexts, type LookChange } from '@/tools/preview/compare'
import { writePreviewReport } from '@/tools/preview/write-report'

/**
 * Reports the differences between two exports: `preview-report.ts BEFORE AFTER [PREVIEW URL] [LOOKS]`. LOOKS is the
 * output folder of `npm run looks`.
 */
const [before = '', after = 'out', address = site.origin + getBasePath(), folder] = process.argv.slice(2)
for (const name of [before, after]) {
  if (existsSync(`${name}/index.html`)) continue
  console.error(`"${name}" isn’t an export. Expected: npm run preview:report -- BEFORE AFTER [ADDRESS] [LOOKS].`)
  process.exit(1)
}
// The old export is the site itself, built for the root of a host.
const changes = comparePages(readPageTexts(before, ''), readPageTexts(after, getBasePath()))
const looks =
  folder === undefined
    ? []
    : (JSON.parse(readFileSync(`${folder}/looks.json`, 'utf8')) as { changed: LookChange[] }).changed
console.log(writePreviewReport(changes, address, site.origin, looks))
