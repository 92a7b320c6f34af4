import { existsSync } from 'node:fs'
import { getBasePath } from '@/lib/kit/env'
import { site } from '@/lib/kit/site'
import { comparePages, readPageTexts } from '@/tools/preview/compare'
import { writePreviewReport } from '@/tools/preview/write-report'

/** Prints what differs between two exports: `preview-report.ts BEFORE AFTER [ADDRESS OF THE PREVIEW]`. */
const [before = '', after = 'out', address = site.origin + getBasePath()] = process.argv.slice(2)
for (const folder of [before, after]) {
  if (existsSync(`${folder}/index.html`)) continue
  console.error(`"${folder}" isn’t an export. Expected: npm run preview:report -- BEFORE AFTER [ADDRESS].`)
  process.exit(1)
}
// The one before is the site itself, built for the root of a host.
const changes = comparePages(readPageTexts(before, ''), readPageTexts(after, getBasePath()))
console.log(writePreviewReport(changes, address, site.origin))
