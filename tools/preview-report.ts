import { readFileSync } from 'node:fs'
import { getBasePath } from '@/lib/kit/env'
import { site } from '@/lib/kit/site'
import {
  assertExports,
  comparePages,
  readPageTexts,
  writePreviewReport,
  type LookChange,
} from '@/tools/preview/compare'

/** Reports how exports differ: `preview-report.ts BEFORE AFTER [PREVIEW URL] [OUTPUT FOLDER OF npm run looks]`. */
const [before = '', after = 'out', address = site.origin + getBasePath(), folder] = process.argv.slice(2)
assertExports([before, after], 'npm run preview:report -- BEFORE AFTER [ADDRESS] [LOOKS]')
// The old export is the site itself, built for the root of a host.
const changes = comparePages(readPageTexts(before, ''), readPageTexts(after, getBasePath()))
const text = folder === undefined ? '{ "changed": [] }' : readFileSync(`${folder}/looks.json`, 'utf8')
const { changed } = JSON.parse(text) as { changed: LookChange[] }
console.log(writePreviewReport(changes, address, site.origin, changed))
